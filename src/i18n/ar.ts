import type { Language } from '../domain/language.ts';
import { joinNames, type Messages } from './en.ts';

const IN_LANGUAGE: Readonly<Record<Language, string>> = { en: 'بالإنجليزية', ar: 'بالعربية' };

export const ar: Messages = {
  languageName: 'العربية',
  languageNameShort: 'عربي',
  lunchSpecials: 'عروض الغداء',
  findStores: 'مواقع الفروع',
  downloadApp: 'حمّل التطبيق',
  opensNewTab: 'يُفتح في علامة تبويب جديدة',
  skipToMenu: 'انتقل إلى القائمة',
  backToTop: 'العودة إلى الأعلى',
  top: 'الأعلى',
  pageTitle: (brand) => `${brand} – قائمة الطعام`,
  dishTitle: (dish, brand) => `${dish} – ${brand}`,

  highlights: 'أبرز الأطباق',
  previousSlide: 'الصورة السابقة',
  nextSlide: 'الصورة التالية',
  pause: 'إيقاف مؤقت',
  play: 'تشغيل',
  slide: (position, count) => `الصورة ${position} من ${count}`,

  search: 'بحث',
  searchPlaceholder: 'ابحث في القائمة...',
  clearSearch: 'مسح البحث',
  dishes: countDishes,
  matchCount: countFoundDishes,
  noMatch: (query) => `لا توجد أطباق تطابق «${query}»`,
  matchesElsewhere: (count, language) => `${countMatches(count)} ${IN_LANGUAGE[language]}`,
  closest: 'الأقرب',
  showAll: 'اعرض القائمة كاملة',
  goTo: 'انتقل إلى',

  list: 'قائمة',
  pictures: 'صور',
  order: 'الترتيب',
  orders: {
    menu: 'كما في القائمة',
    price: 'السعر من الأقل',
    calories: 'السعرات من الأقل',
  },

  categories: 'الأقسام',
  otherDishes: 'المزيد',
  recommended: 'موصى به',
  soldOut: 'نفد',
  currency: 'ريال',
  currencyName: 'ريال',

  dishPlace: (dish, position, count) => `${dish}، ${position} من ${count}`,
  dishGone: 'هذا الطبق لم يعد في القائمة.',
  previousItem: 'الصنف السابق',
  nextItem: 'الصنف التالي',
  close: 'إغلاق',
  share: 'مشاركة',
  linkCopied: 'تم نسخ الرابط',
  calories: 'السعرات الحرارية:',
  allergens: 'مسببات الحساسية:',
  salt: 'الملح:',
  grams: (amount) => `${amount} جم`,
  highInSalt: 'مرتفع الملح',
  caffeine: 'الكافيين:',
  caffeineLimit: 'الحد الأقصى للبالغين 400 ملجم من الكافيين يوميًا.',
  walking: (minutes) => `نحو ${countMinutes(minutes)} من المشي لحرق سعراته`,

  allergenChoice: 'مسببات الحساسية',
  allergenChoiceParts: ['مسببات ', 'الحساسية'],
  contains: (names) => `يحتوي على ${joinNames(names, 'ar')}`,
  mayContain: (names) => `قد يحتوي على ${joinNames(names, 'ar')}`,
  noInformation: 'لا تتوفر معلومات عن مسببات الحساسية. يُرجى سؤالنا.',
  avoiding: (names) => `تتجنّب: ${names}`,
  without: (names) => `بدون ${names}`,
  // Isolated: otherwise the plus sign would stand on the other side of the number.
  more: (count) => `\u2066+${count}\u2069`,
  hiddenDishes: (count, names) =>
    `أطباق مخفية فيها ${joinNames(names, 'ar', 'disjunction')}: ${count}`,
  hiddenMatches: ({ count, isAll, isCertain, names }) => {
    const what = `${isCertain ? 'تحتوي' : 'تحتوي أو قد تحتوي'} على ${joinNames(names, 'ar', 'disjunction')}`;
    return isAll ? `كل النتائج (${count}) ${what}.` : `أطباق أخرى ${what}: ${count}`;
  },
  showHidden: 'أظهرها',
  showWaiter: 'اعرض على النادل',

  loading: 'جارٍ التحميل...',
  outdated: 'تعذّر تحديث القائمة. هذه القائمة كما رأيتها آخر مرة.',
  offline: 'أنت غير متصل بالإنترنت. هذه القائمة كما رأيتها آخر مرة.',
  hideNote: 'إخفاء هذه الملاحظة',
  beingPrepared: 'القائمة قيد الإعداد.',
  categoriesFailed: 'تعذّر تحميل الأقسام',
  itemsFailed: 'تعذّر تحميل الأصناف',
  tryAgain: 'حاول مرة أخرى',

  poweredBy: 'بدعم من',
};

/** Arabic counts in four forms: one, two, a few (the plural), and many (the singular accusative). */
function countDishes(count: number): string {
  if (count === 0) return 'لا أطباق';
  if (count === 1) return 'طبق واحد';
  if (count === 2) return 'طبقان';
  if (isFew(count)) return `${count} أطباق`;
  return count % 100 >= 11 ? `${count} طبقًا` : `${count} طبق`;
}

/** A pair is in the genitive here. */
function countFoundDishes(count: number): string {
  if (count === 0) return 'لم يُعثر على أطباق';
  return `عُثر على ${count === 2 ? 'طبقين' : countDishes(count)}`;
}

function countMatches(count: number): string {
  if (count === 1) return 'نتيجة واحدة';
  if (count === 2) return 'نتيجتان';
  return isFew(count) ? `${count} نتائج` : `${count} نتيجة`;
}

function countMinutes(count: number): string {
  if (count === 1) return 'دقيقة واحدة';
  if (count === 2) return 'دقيقتين';
  return isFew(count) ? `${count} دقائق` : `${count} دقيقة`;
}

function isFew(count: number): boolean {
  const lastTwo = count % 100;
  return lastTwo >= 3 && lastTwo <= 10;
}
