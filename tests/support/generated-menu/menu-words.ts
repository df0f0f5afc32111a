/** English, then Arabic. */
export type Words = readonly [string, string];

interface CategoryWords {
  readonly name: Words;
  readonly dishes: readonly Words[];
}

const category = (en: string, ar: string, ...dishes: readonly Words[]): CategoryWords => ({
  name: [en, ar],
  dishes,
});

/** The names are those of the tests' `SteakHouseCategorySequence.json`, which gives them their order. */
export const CATEGORIES: readonly CategoryWords[] = [
  category(
    'Starters',
    'المقبلات',
    ['Wings', 'أجنحة دجاج'],
    ['Carpaccio', 'كارباتشيو'],
    ['Prawns', 'روبيان'],
    ['Halloumi', 'حلوم'],
  ),
  category(
    'Soups & Salads',
    'الشوربات والسلطات',
    ['Tomato Soup', 'شوربة طماطم'],
    ['Mushroom Soup', 'شوربة فطر'],
    ['Caesar Salad', 'سلطة سيزر'],
    ['Garden Salad', 'سلطة خضراء'],
  ),
  category(
    'Steaks',
    'الستيك',
    ['Ribeye', 'ريب آي'],
    ['Tenderloin', 'تندرلوين'],
    ['Striploin', 'ستربلوين'],
    ['T-bone', 'تي بون'],
  ),
  category(
    'Wagyu & Premium Cuts',
    'الواغيو والقطعيات الفاخرة',
    ['Wagyu Striploin', 'ستربلوين واغيو'],
    ['Tomahawk', 'توماهوك'],
    ['Wagyu Ribeye', 'ريب آي واغيو'],
    ['Picanha', 'بيكانيا'],
  ),
  category(
    'Grills',
    'المشويات',
    ['Lamb Chops', 'ريش غنم'],
    ['Shish Tawook', 'شيش طاووق'],
    ['Kofta', 'كفتة'],
    ['Charcoal Chicken', 'دجاج على الفحم'],
  ),
  category(
    'Sharing Boards',
    'أطباق المشاركة',
    ['Mixed Grill', 'مشاوي مشكلة'],
    ['Steak Board', 'لوح الستيك'],
    ['Rib Board', 'لوح الريش'],
    ['Burger Board', 'لوح البرجر'],
  ),
  category(
    'Seafood',
    'المأكولات البحرية',
    ['Salmon', 'سلمون'],
    ['Sea Bass', 'قاروص'],
    ['Grilled Shrimp', 'روبيان مشوي'],
    ['Lobster', 'لوبستر'],
  ),
  category(
    'Burgers & Sandwiches',
    'البرجر والساندويتشات',
    ['Classic Burger', 'برجر كلاسيك'],
    ['Smash Burger', 'سماش برجر'],
    ['Chicken Burger', 'برجر دجاج'],
    ['Steak Sandwich', 'ساندويتش ستيك'],
  ),
  category(
    'Sides',
    'الأطباق الجانبية',
    ['Fries', 'بطاطس مقلية'],
    ['Mashed Potato', 'بطاطس مهروسة'],
    ['Asparagus', 'هليون'],
    ['Grilled Corn', 'ذرة مشوية'],
  ),
  category(
    'Desserts',
    'الحلويات',
    ['Lava Cake', 'كيكة اللافا'],
    ['Kunafa', 'كنافة'],
    ['Date Pudding', 'بودينغ التمر'],
    ['Ice Cream', 'آيس كريم'],
  ),
  category(
    'Hot Drinks',
    'المشروبات الساخنة',
    ['Saudi Coffee', 'قهوة سعودية'],
    ['Mint Tea', 'شاي بالنعناع'],
    ['Cappuccino', 'كابتشينو'],
    ['Hot Chocolate', 'شوكولاتة ساخنة'],
  ),
  category(
    'Cold Drinks',
    'المشروبات الباردة',
    ['Orange Juice', 'عصير برتقال'],
    ['Mojito', 'موهيتو'],
    ['Iced Latte', 'آيس لاتيه'],
    ['Lemonade', 'ليموناضة'],
  ),
];

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
