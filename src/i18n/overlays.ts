import type { Language } from '../domain/language.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';

/** Messages of the overlays, which are loaded lazily with them. */
interface OverlayMessages {
  readonly whatToChoose: string;
  /** What a chosen group includes and what it does not, by the group's id. */
  readonly hints: Readonly<Partial<Record<string, string>>>;
  readonly noneNamed: string;
  readonly askUs: string;
  readonly staysHere: string;
  readonly hide: string;
  readonly clear: string;
  readonly cannotEat: (names: readonly string[]) => string;
  readonly total: string;
  readonly notInTotal: string;
  readonly nothingIsSent: string;
  readonly noPicks: string;
  readonly isGone: (title: string) => string;
  readonly empty: string;
  readonly undo: string;
  readonly listCopied: string;
  readonly addShared: (count: number) => string;
  readonly addAll: string;
  readonly sharedGone: (count: number) => string;
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
    hide: 'Hide dishes that contain it or may contain it',
    clear: 'Clear',
    cannotEat: (names) => `I cannot eat: ${names.join(', ')}`,
    total: 'Total',
    notInTotal: 'not in the total',
    nothingIsSent: 'Nothing is sent. Show this list to the waiter.',
    noPicks: 'Your list is empty.',
    isGone: (title) => `${title} is no longer on the menu.`,
    empty: 'Empty',
    undo: 'Undo',
    listCopied: 'List copied',
    addShared: (count) => `Add ${en.dishes(count)} to your picks?`,
    addAll: 'Add',
    sharedGone: (count) => `${en.dishes(count)} no longer on the menu.`,
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
    hide: 'أخفِ الأطباق التي تحتوي عليه أو قد تحتوي عليه',
    clear: 'مسح',
    cannotEat: (names) => `لا يمكنني تناول: ${names.join('، ')}`,
    total: 'المجموع',
    notInTotal: 'غير محسوب في المجموع',
    nothingIsSent: 'لا يُرسل شيء. أرِ هذه القائمة للنادل.',
    noPicks: 'قائمتك فارغة.',
    isGone: (title) => `${title}: لم يعد في القائمة.`,
    empty: 'إفراغ',
    undo: 'تراجع',
    listCopied: 'تم نسخ القائمة',
    addShared: (count) => `هل تضيف ${countDishesToAdd(count)} إلى اختياراتك؟`,
    addAll: 'أضف',
    sharedGone: (count) => `لم تعد في القائمة: ${ar.dishes(count)}.`,
  },
};

/** One and two are in the accusative here. */
function countDishesToAdd(count: number): string {
  if (count === 1) return 'طبقًا واحدًا';
  return count === 2 ? 'طبقين' : ar.dishes(count);
}
