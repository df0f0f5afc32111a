import type { Language } from '../domain/language.ts';

/** Messages of the overlays, which are loaded lazily with them. */
interface OverlayMessages {
  readonly whatToChoose: string;
  /** What a chosen group includes and what it does not, by the group's id. */
  readonly hints: Readonly<Partial<Record<string, string>>>;
  readonly noneNamed: string;
  readonly askUs: string;
  readonly staysHere: string;
  readonly dishes: (count: number) => string;
  readonly hide: string;
  readonly clear: string;
  readonly cannotEat: (names: readonly string[]) => string;
}

export const overlayMessages: Readonly<Record<Language, OverlayMessages>> = {
  en: {
    whatToChoose:
      'Choose what you cannot eat: dishes that our kitchen states to contain it are marked.',
    hints: {
      nuts: 'Almonds, walnuts, cashews and other tree nuts. Peanuts are not among them: choose them too if you cannot eat them.',
      peanuts:
        'Peanuts only. Almonds, walnuts, cashews and other tree nuts are under “Nuts”: choose them too if you cannot eat them.',
    },
    noneNamed: 'The kitchen has stated no allergens on this menu. Please ask us.',
    askUs: 'Before you order, please ask us.',
    staysHere: 'Your choice stays on this phone.',
    dishes: (count) => (count === 1 ? '1 dish' : `${count} dishes`),
    hide: 'Hide dishes that contain it or may contain it',
    clear: 'Clear',
    cannotEat: (names) => `I cannot eat: ${names.join(', ')}`,
  },
  ar: {
    whatToChoose: 'اختر ما لا يمكنك تناوله، وسنميّز الأطباق التي يذكر مطبخنا أنها تحتوي عليه.',
    hints: {
      nuts: 'اللوز والجوز والكاجو وغيرها من مكسرات الأشجار. لا تشمل الفول السوداني: اختره أيضًا إن كنت لا تستطيع تناوله.',
      peanuts:
        'الفول السوداني فقط. اللوز والجوز والكاجو وغيرها تجدها تحت «مكسرات»: اخترها أيضًا إن كنت لا تستطيع تناولها.',
    },
    noneNamed: 'لم يذكر المطبخ مسببات حساسية في هذه القائمة. يُرجى سؤالنا.',
    askUs: 'يُرجى سؤالنا قبل الطلب.',
    staysHere: 'يبقى اختيارك على هذا الهاتف.',
    dishes: countDishes,
    hide: 'أخفِ الأطباق التي تحتوي عليه أو قد تحتوي عليه',
    clear: 'مسح',
    cannotEat: (names) => `لا يمكنني تناول: ${names.join('، ')}`,
  },
};

/** One, two, a few (the plural), and many (the singular accusative). */
function countDishes(count: number): string {
  if (count === 0) return 'لا أطباق';
  if (count === 1) return 'طبق واحد';
  if (count === 2) return 'طبقان';
  const lastTwo = count % 100;
  if (lastTwo >= 3 && lastTwo <= 10) return `${count} أطباق`;
  return lastTwo >= 11 ? `${count} طبقًا` : `${count} طبق`;
}
