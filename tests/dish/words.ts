/** What the tests of the detail look for, in either language. */
export const WORDS = [
  {
    language: 'en',
    other: 'العربية',
    next: 'Next item',
    previous: 'Previous item',
    close: 'Close',
    share: 'Share',
    titleOf: (dish: string) => dish,
    placeOf: (dish: string, position: number, count: number) => `${dish}, ${position} of ${count}`,
    /** The arrow key, and the way of a finger, that leads to the next dish. */
    nextKey: 'ArrowRight',
    nextSwipe: -1,
  },
  {
    language: 'ar',
    other: 'English',
    next: 'الصنف التالي',
    previous: 'الصنف السابق',
    close: 'إغلاق',
    share: 'مشاركة',
    titleOf: (dish: string) => `${dish} بالعربية`,
    placeOf: (dish: string, position: number, count: number) => `${dish}، ${position} من ${count}`,
    nextKey: 'ArrowLeft',
    nextSwipe: 1,
  },
] as const;
