import { expect, test } from 'vitest';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { overlayMessages } from './overlays.ts';

test.each([
  { count: 0, english: 'No dishes found', arabic: 'لم يُعثر على أطباق' },
  { count: 1, english: '1 dish found', arabic: 'عُثر على طبق واحد' },
  { count: 2, english: '2 dishes found', arabic: 'عُثر على طبقين' },
  { count: 7, english: '7 dishes found', arabic: 'عُثر على 7 أطباق' },
  { count: 11, english: '11 dishes found', arabic: 'عُثر على 11 طبقًا' },
  { count: 100, english: '100 dishes found', arabic: 'عُثر على 100 طبق' },
  { count: 103, english: '103 dishes found', arabic: 'عُثر على 103 أطباق' },
])('$count is counted in both languages', ({ count, english, arabic }) => {
  expect(en.matchCount(count)).toBe(english);
  expect(ar.matchCount(count)).toBe(arabic);
});

test.each([
  { count: 1, english: '1 match in Arabic', arabic: 'نتيجة واحدة بالإنجليزية' },
  { count: 2, english: '2 matches in Arabic', arabic: 'نتيجتان بالإنجليزية' },
  { count: 4, english: '4 matches in Arabic', arabic: '4 نتائج بالإنجليزية' },
  { count: 11, english: '11 matches in Arabic', arabic: '11 نتيجة بالإنجليزية' },
  { count: 100, english: '100 matches in Arabic', arabic: '100 نتيجة بالإنجليزية' },
])('$count in the other language is counted in both', ({ count, english, arabic }) => {
  expect(en.matchesElsewhere(count, 'ar')).toBe(english);
  expect(ar.matchesElsewhere(count, 'en')).toBe(arabic);
});

test.each([
  {
    count: 1,
    english: 'Add 1 dish to your picks?',
    arabic: 'هل تريد إضافة طبق واحد إلى اختياراتك؟',
  },
  {
    count: 2,
    english: 'Add 2 dishes to your picks?',
    arabic: 'هل تريد إضافة طبقين إلى اختياراتك؟',
  },
  {
    count: 3,
    english: 'Add 3 dishes to your picks?',
    arabic: 'هل تريد إضافة 3 أطباق إلى اختياراتك؟',
  },
  {
    count: 12,
    english: 'Add 12 dishes to your picks?',
    arabic: 'هل تريد إضافة 12 طبقًا إلى اختياراتك؟',
  },
])('whether to add $count is asked in both languages', ({ count, english, arabic }) => {
  expect(overlayMessages.en.addShared(count)).toBe(english);
  expect(overlayMessages.ar.addShared(count)).toBe(arabic);
});

test.each([
  { key: 'lunchSpecials', english: 'Lunch Specials', arabic: 'عروض الغداء' },
  { key: 'findStores', english: 'Find Stores', arabic: 'مواقع الفروع' },
  { key: 'searchPlaceholder', english: 'Search Menu...', arabic: 'ابحث في القائمة...' },
  { key: 'loading', english: 'Loading...', arabic: 'جارٍ التحميل...' },
  { key: 'calories', english: 'Calories:', arabic: 'السعرات الحرارية:' },
  { key: 'allergens', english: 'Allergens:', arabic: 'مسببات الحساسية:' },
  { key: 'allergenChoice', english: 'Allergens', arabic: 'مسببات الحساسية' },
  {
    key: 'noInformation',
    english: 'No allergen information. Please ask us.',
    arabic: 'لا تتوفر معلومات عن مسببات الحساسية. يُرجى سؤالنا.',
  },
  { key: 'highInSalt', english: 'High in salt', arabic: 'مرتفع الملح' },
  { key: 'salt', english: 'Salt:', arabic: 'الملح:' },
  { key: 'caffeine', english: 'Caffeine:', arabic: 'الكافيين:' },
  { key: 'showWaiter', english: 'Show the waiter', arabic: 'اعرض على النادل' },
  { key: 'close', english: 'Close', arabic: 'إغلاق' },
  { key: 'currency', english: 'SR', arabic: 'ريال' },
  { key: 'categoriesFailed', english: 'Failed to fetch categories', arabic: 'تعذّر تحميل الأقسام' },
  { key: 'itemsFailed', english: 'Failed to fetch menu items', arabic: 'تعذّر تحميل الأصناف' },
  { key: 'backToTop', english: 'Back to top', arabic: 'العودة إلى الأعلى' },
  { key: 'poweredBy', english: 'Powered by', arabic: 'بدعم من' },
] as const)('the specification’s word "$english"', ({ key, english, arabic }) => {
  expect(en[key]).toBe(english);
  expect(ar[key]).toBe(arabic);
});
