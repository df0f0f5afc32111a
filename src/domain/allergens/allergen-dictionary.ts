import { type AllergenGroup, HARMLESS_FOODS, UNCLEAR_WORDS } from './allergen-groups.ts';
import { PhraseDictionary } from './phrase-dictionary.ts';

/** What a phrase of a statement means. */
export type Meaning =
  | { readonly kind: 'group'; readonly id: string; readonly isWhole: boolean }
  | { readonly kind: 'unclear'; readonly id: string }
  | { readonly kind: Control };

const CONTROL_KINDS = [
  'harmless',
  'contains',
  'mayContain',
  'freeFrom',
  'free',
  'none',
  'ask',
  'allergen',
  'join',
  'filler',
] as const;

type Control = (typeof CONTROL_KINDS)[number];

/** Phrases of both languages that say how the words around them are meant. */
const CONTROLS: Readonly<Record<Control, string>> = {
  harmless: HARMLESS_FOODS,
  contains: `with, plus, مع, contain, contains, containing, include, made with, not suitable for, unsuitable for,
    يحتوي, تحتوي, يحتوي على, تحتوي على, غير مناسب`,
  mayContain: `may contain, may also contain, might contain, can contain, could contain, may include,
    trace, a trace, possible trace, facility, same kitchen, shared equipment, قد يحتوي, قد تحتوي, قد يحتوي على, قد تحتوي على,
    ربما يحتوي, ربما تحتوي, يمكن أن يحتوي, آثار, منشأة`,
  freeFrom: `free from, free of, without, no, non, zero, do not contain, does not contain,
    doesn't contain, don't contain, contain no, contains no, not contain, لا, لا يوجد, لا توجد,
    لا يحتوي, لا تحتوي, لا يحتوي على, لا تحتوي على, خالي من, خال من, خالية من, بدون, من دون, من غير, بلا`,
  free: 'free',
  none: 'none, nil, nothing, لايوجد, لا شيء, لا شي, لاشيء',
  ask: `n/a, na, unknown, not known, unavailable, not available, not stated, not specified, not declared,
    not applicable, tbc, tbd, to be confirmed, ask, see staff, see server, check with, speak to, contact,
    enquire, inquire, information, no information, no info, no allergen information,
    غير معروف, غير معروفة, غير متوفر, غير متوفرة, غير متاح, غير متاحة, غير محدد, غير محددة, مجهول,
    اسأل, اسألنا, اسألوا, سؤال, سؤالنا, استفسر, راجع, معلومات, لا معلومات, لا توجد معلومات,
    لا يوجد معلومات, لا تتوفر, لا تتوفر معلومات, لا تتوفر معلومات عن مسببات الحساسية`,
  allergen: `allergen, allergy, allergy advice, مسببات الحساسية, مسبب للحساسية, مسببات حساسية, حساسية`,
  join: 'and, or, و, أو',
  filler: `of, the, any, all, known, major, other, their, its, from, for, in, on, that, to, us, is,
    product, derivative, ingredient, source, please, produced, processed, prepared, handle, use, made, مشتقاته, مشتقاتها, مشتقات, منتجاته, منتجاتها, منتجات,
    على, من, في, عن, أي, أنواع, أنواعه, أنواعها, يرجى, الرجاء`,
};

export function createDictionary(groups: readonly AllergenGroup[]): PhraseDictionary<Meaning> {
  const dictionary = new PhraseDictionary<Meaning>();
  for (const { id, synonyms, foods } of groups) {
    dictionary.add(synonyms, { kind: 'group', id, isWhole: true });
    dictionary.add(foods, { kind: 'group', id, isWhole: false });
  }
  for (const [id, words] of Object.entries(UNCLEAR_WORDS)) {
    dictionary.add(words, { kind: 'unclear', id });
  }
  for (const kind of CONTROL_KINDS) dictionary.add(CONTROLS[kind], { kind });
  return dictionary;
}
