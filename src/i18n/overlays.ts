import type { Language } from '../domain/language.ts';
import { ar } from './ar.ts';
import { en, joinNames } from './en.ts';

/** What a chosen group includes and what it does not, by the group's id. */
type Hints = Readonly<Partial<Record<string, string>>>;

const ENGLISH_HINTS: Hints = {
  nuts: 'Almonds, walnuts, cashews and other tree nuts. Peanuts are not among them: choose them too if you cannot eat them.',
  peanuts:
    'Peanuts only. Almonds, walnuts, cashews and other tree nuts are under “Nuts”: choose them too if you cannot eat them.',
};

/** Messages of the overlays and of "My picks", which are loaded with them. */
const english = {
  whatToChoose:
    'Choose what you cannot eat: dishes that our kitchen states to contain it are marked.',
  hints: ENGLISH_HINTS,
  noneNamed: 'The kitchen has stated no allergens on this menu. Please ask us.',
  askUs: 'Before you order, please ask us.',
  staysHere: 'Your choice stays on this device.',
  hide: 'Hide dishes that contain or may contain these',
  showDishes: (count: number) => `Show ${en.dishes(count)}`,
  /** On the waiter's card, where nobody needs to be asked to ask. */
  noInformation: 'No allergen information',
  clear: 'Clear',
  table: 'Table',
  cannotEat: (names: readonly string[]) => `I cannot eat: ${joinNames(names, 'en')}`,
  add: (title: string) => `Add ${title}`,
  oneLess: 'One less',
  oneMore: 'One more',
  myPicks: 'My picks',
  added: 'Added to your list. Nothing is ordered.',
  addToMyPicks: 'Add to my picks',
  addToPicks: 'Add to your picks',
  compare: 'Compare',
  compared: {
    price: 'Price',
    weight: 'Weight',
    calories: 'Calories',
    salt: 'Salt',
    allergens: 'Allergens',
    description: 'Description',
  },
  total: 'Total',
  knownCalories: (amount: number) => `Known calories: ${amount.toLocaleString('en')}`,
  notInTotal: 'not in the total',
  nothingIsSent: 'Nothing is sent. Show this list to the waiter.',
  noPicks: 'Your list is empty.',
  isGone: (title: string) => `${title} is no longer on the menu.`,
  empty: 'Empty list',
  undo: 'Undo',
  listCopied: 'List copied',
  addShared: (count: number) => `Add ${en.dishes(count)} to your picks?`,
  addAll: 'Add',
  sharedGone: (count: number) =>
    `${en.dishes(count)} ${count === 1 ? 'is' : 'are'} no longer on the menu.`,
};

export const overlayMessages: Readonly<Record<Language, typeof english>> = {
  en: english,
  ar: {
    whatToChoose: 'اختر ما لا يمكنك تناوله، وسنميّز الأطباق التي يذكر مطبخنا أنها تحتوي عليه.',
    hints: {
      nuts: 'اللوز والجوز والكاجو وغيرها من مكسرات الأشجار. لا تشمل الفول السوداني: اختره أيضًا إن كنت لا تستطيع تناوله.',
      peanuts:
        'الفول السوداني فقط. اللوز والجوز والكاجو وغيرها تجدها تحت «مكسرات»: اخترها أيضًا إن كنت لا تستطيع تناولها.',
    },
    noneNamed: 'لم يذكر المطبخ مسببات حساسية في هذه القائمة. يُرجى سؤالنا.',
    askUs: 'يُرجى سؤالنا قبل الطلب.',
    staysHere: 'يبقى اختيارك على هذا الجهاز.',
    hide: 'أخفِ الأطباق التي تحتوي أو قد تحتوي على ما اخترته',
    showDishes: (count) => `عرض ${countDishesInGenitive(count)}`,
    noInformation: 'لا تتوفر معلومات عن مسببات الحساسية',
    clear: 'مسح',
    table: 'طاولة',
    cannotEat: (names) => `لا يمكنني تناول: ${joinNames(names, 'ar')}`,
    add: (title) => `أضف ${title}`,
    oneLess: 'أنقِص واحدًا',
    oneMore: 'زِد واحدًا',
    myPicks: 'اختياراتي',
    added: 'أُضيف إلى قائمتك. لم يُرسَل أي طلب.',
    addToMyPicks: 'أضف إلى اختياراتي',
    addToPicks: 'أضف إلى اختياراتك',
    compare: 'قارن',
    compared: {
      price: 'السعر',
      weight: 'الوزن',
      calories: 'السعرات الحرارية',
      salt: 'الملح',
      allergens: 'مسببات الحساسية',
      description: 'الوصف',
    },
    total: 'المجموع',
    knownCalories: (amount) => `السعرات المعروفة: ${amount.toLocaleString('en')}`,
    notInTotal: 'غير محسوب في المجموع',
    nothingIsSent: 'لا يُرسَل أي طلب. اعرض هذه القائمة على النادل.',
    noPicks: 'قائمتك فارغة.',
    isGone: (title) => `${title}: لم يعد في القائمة.`,
    empty: 'إفراغ القائمة',
    undo: 'تراجع',
    listCopied: 'تم نسخ القائمة',
    addShared: (count) => `هل تريد إضافة ${countDishesInGenitive(count)} إلى اختياراتك؟`,
    addAll: 'أضف',
    sharedGone: (count) => `أطباق لم تعد في القائمة: ${count}`,
  },
};

/** Differs for a pair. */
function countDishesInGenitive(count: number): string {
  if (count === 0) return '0 أطباق';
  return count === 2 ? 'طبقين' : ar.dishes(count);
}
