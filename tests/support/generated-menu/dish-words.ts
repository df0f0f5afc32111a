import type { Words } from './menu-words.ts';

export const STYLES: readonly Words[] = [
  ['Oak-smoked', 'مدخّن على خشب السنديان'],
  ['House', 'على طريقتنا'],
  ['Truffle', 'بالكمأة'],
  ['Chilli & Lime', 'بالفلفل والليمون'],
  ['Za’atar', 'بالزعتر'],
  ['Honey-glazed', 'بالعسل'],
  ['Black Garlic', 'بالثوم الأسود'],
  ['Saffron', 'بالزعفران'],
  ['Smoked Butter', 'بالزبدة المدخّنة'],
  ['Pomegranate', 'بالرمان'],
  ['Harvest', 'بخضار الموسم'],
];

export const SIZES: readonly Words[] = [
  ['', ''],
  ['for Two', 'لشخصين'],
  ['Petite', 'حجم صغير'],
  ['Large', 'حجم كبير'],
  ['Family', 'للعائلة'],
  ['Tasting', 'للتذوّق'],
  ['No. 7', 'رقم ٧'],
  ['Signature', 'المميز'],
  ['Classic', 'كلاسيك'],
  ['Reserve', 'الخاص'],
  ['Lunch', 'للغداء'],
  ['Chef’s', 'اختيار الشيف'],
  ['Seasonal', 'الموسمي'],
];

export const PARTS: readonly Words[] = [
  ['Grilled over oak embers and rested', 'مشوي على جمر السنديان ومرتاح قبل التقديم'],
  ['Roasted roots with thyme', 'جذور محمّصة مع الزعتر البري'],
  ['Peppercorn or mushroom sauce', 'صوص الفلفل أو الفطر'],
  ['Shaved parmesan and rocket', 'رقائق بارميزان وجرجير'],
  ['Toasted sesame and spring onion', 'سمسم محمّص وبصل أخضر'],
  ['Lemon, olive oil and sea salt', 'ليمون وزيت زيتون وملح البحر'],
  ['Warm sourdough and whipped butter', 'خبز مخمّر دافئ وزبدة مخفوقة'],
  ['Pickled cucumber and dill', 'خيار مخلل وشبت'],
  ['Charred tomato and basil', 'طماطم مشوية وريحان'],
  ['Blue-cheese dip on the side', 'صوص الجبنة الزرقاء جانباً'],
];
