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

/** The names are those of `content/SteakHouseCategorySequence.json`, which gives them their order. */
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
