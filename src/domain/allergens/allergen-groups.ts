import type { Language } from '../language.ts';

/**
 * One of the allergen groups that SFDA/GSO and the EU ask menus to state, or one that a chain added. Its
 * words are lists with commas, in both languages. An English word stands for its plural too, an Arabic
 * one for its form with the article.
 */
export interface AllergenGroup {
  readonly id: string;
  readonly name: Readonly<Record<Language, string>>;
  /** Words for the whole group. Only these count in a claim such as "milk-free". */
  readonly synonyms: string;
  /** Foods that belong to the group or contain it. */
  readonly foods: string;
}

export const ALLERGEN_GROUPS: readonly AllergenGroup[] = [
  {
    id: 'gluten',
    name: { en: 'Gluten', ar: 'جلوتين' },
    synonyms: 'gluten, جلوتين, غلوتين, جلوتن, غلوتن, قلوتين, كلوتين',
    foods: `wheat, barley, rye, oat, spelt, kamut, khorasan, oat milk, triticale, einkorn, emmer, durum, semolina,
      bulgur, couscous, freekeh, farina, seitan, malt, cereal, flour, bread, breadcrumb, pasta, noodle,
      spaghetti, vermicelli, pastry, phyllo, filo, bun, tortilla, biscuit, cracker, croissant, brioche,
      قمح, حنطة, شعير, شوفان, حليب الشوفان, جاودار, سميد, برغل, كسكس, كسكسي, فريكة, طحين, دقيق, حبوب, خبز, خبزة,
      بقسماط, معكرونة, مكرونة, باستا, نودلز, شعيرية, عجين, عجينة, معجنات, بسكويت, رقاق, صامولي, نخالة`,
  },
  {
    id: 'crustaceans',
    name: { en: 'Crustaceans', ar: 'قشريات' },
    synonyms: 'crustacean, crustacea, قشريات, قشري, قشرية, shellfish',
    foods: `shrimp, prawn, crab, lobster, crayfish, crawfish, langoustine, krill, scampi, seafood,
      روبيان, ربيان, جمبري, قريدس, سلطعون, سرطان البحر, كابوريا, استاكوزا, لوبستر, كركند, جراد البحر,
      مأكولات بحرية, ثمار البحر, محاريات, صدفيات`,
  },
  {
    id: 'eggs',
    name: { en: 'Egg', ar: 'بيض' },
    synonyms: 'egg, بيض, بيضة, بيوض',
    foods: `mayonnaise, mayo, albumen, albumin, ovalbumin, meringue, aioli, hollandaise, omelette, omelet,
      yolk, مايونيز, زلال, ميرينغ, صفار, أيولي, هولنديز, أومليت`,
  },
  {
    id: 'fish',
    name: { en: 'Fish', ar: 'أسماك' },
    synonyms: 'fish, سمك, أسماك, سمكة',
    foods: `salmon, tuna, cod, hammour, anchovy, sardine, mackerel, seabass, sea bass, sea bream, tilapia,
      trout, haddock, halibut, caviar, roe, worcestershire, seafood, سلمون, سالمون, تونة, تونا, هامور,
      أنشوفة, انشوجة, سردين, ماكريل, قاروص, بلطي, كافيار, مأكولات بحرية, ثمار البحر`,
  },
  {
    id: 'peanuts',
    name: { en: 'Peanuts', ar: 'فول سوداني' },
    synonyms: 'peanut, groundnut, ground nut, فول سوداني, فستق سوداني, سوداني',
    foods: 'satay, peanut butter, زبدة الفول السوداني, زبدة فول سوداني, ساتيه',
  },
  {
    id: 'soy',
    name: { en: 'Soy', ar: 'صويا' },
    synonyms: 'soy, soya, soybean, soyabean, soy bean, soya bean, صويا, فول الصويا, فول صويا, سويا',
    foods:
      'tofu, edamame, miso, tempeh, tamari, soy milk, soya milk, توفو, إدامامي, ميسو, حليب الصويا',
  },
  {
    id: 'milk',
    name: { en: 'Milk', ar: 'حليب' },
    synonyms: 'milk, dairy, حليب, ألبان, منتجات الألبان, مشتقات الحليب, مشتقات الألبان',
    foods: `lactose, cheese, butter, cream, whey, casein, caseinate, yoghurt, yogurt, ghee, labneh, laban,
      buttermilk, ice cream, custard, cheddar, mozzarella, parmesan, feta, halloumi, ricotta, mascarpone,
      brie, gouda, kefir, milkshake, béchamel, لبن, جبن, جبنة, أجبان, زبدة, زبد, قشطة, قشدة, كريمة, كريم,
      لاكتوز, مصل اللبن, مصل الحليب, كازين, زبادي, روب, لبنة, سمن, سمنة, سمن حيواني, آيس كريم, بوظة,
      مثلجات, كاسترد, شيدر, موزاريلا, بارميزان, فيتا, حلوم, ريكوتا, ماسكاربوني, بشاميل`,
  },
  {
    id: 'nuts',
    name: { en: 'Nuts', ar: 'مكسرات' },
    synonyms: 'nut, tree nut, treenut, mixed nut, مكسرات, مكسرات الأشجار, مكسرات شجرية',
    foods: `almond, pistachio, walnut, hazelnut, cashew, pecan, brazil nut, macadamia, queensland nut,
      pine nut, chestnut, marzipan, praline, frangipane, nougat, nutella, almond milk, لوز, فستق,
      فستق حلبي, جوز, عين الجمل, بندق, كاجو, بيكان, جوز البيكان, جوز برازيلي, مكاديميا, صنوبر,
      كستناء, أبو فروة, مرزبان, برالين, نوتيلا, حليب اللوز, زبدة اللوز, almond butter`,
  },
  {
    id: 'celery',
    name: { en: 'Celery', ar: 'كرفس' },
    synonyms: 'celery, كرفس',
    foods: 'celeriac, كرفس جذري',
  },
  {
    id: 'mustard',
    name: { en: 'Mustard', ar: 'خردل' },
    synonyms: 'mustard, خردل, مسطردة, موستارد',
    foods: 'dijon, ديجون',
  },
  {
    id: 'sesame',
    name: { en: 'Sesame', ar: 'سمسم' },
    synonyms: 'sesame, سمسم',
    foods:
      'tahini, tahina, tahineh, halva, halawa, hummus, طحينة, طحينية, حلاوة طحينية, حمص بطحينة',
  },
  {
    id: 'sulphites',
    name: { en: 'Sulphites', ar: 'كبريتيت' },
    synonyms: 'sulphite, sulfite, كبريتيت, كبريتات, سلفيت',
    foods: 'sulphur dioxide, sulfur dioxide, so2, e220, ثاني أكسيد الكبريت',
  },
  {
    id: 'lupin',
    name: { en: 'Lupin', ar: 'ترمس' },
    synonyms: 'lupin, lupine, ترمس',
    foods: '',
  },
  {
    id: 'molluscs',
    name: { en: 'Molluscs', ar: 'رخويات' },
    synonyms: 'mollusc, mollusk, رخويات, رخوية, shellfish',
    foods: `squid, calamari, octopus, mussel, oyster, clam, scallop, snail, escargot, cuttlefish, whelk,
      abalone, seafood, حبار, كاليماري, أخطبوط, بلح البحر, محار, محاريات, صدفيات, حلزون, سبيط,
      مأكولات بحرية, ثمار البحر`,
  },
];

/** Foods named after an allergen that they do not contain. */
export const HARMLESS_FOODS = `coconut milk, rice milk, cocoa butter, cream of tartar, butter bean, water chestnut, oyster mushroom,
  حليب جوز الهند, جوز الهند, جوز الطيب, زبدة الكاكاو, فطر المحار`;

/** Words that may include another group without naming it. */
export const UNCLEAR_WORDS: Readonly<Record<string, string>> = {
  peanuts: 'nut, mixed nut, مكسرات',
};
