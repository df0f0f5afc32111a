import { memoize } from './memoize.ts';

/**
 * Folds a text for searching: variants of a letter become one letter. Arabic follows Lucene's
 * ArabicNormalizer (alef forms, teh marbuta, alef maksura, harakat, tatweel), Arabic-Indic and Persian
 * digits become Western ones, Latin accents and case are removed.
 *
 * Each code point folds on its own, so a part of a text always folds to a part of the folded text.
 */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  let folded = '';
  for (const character of text) folded += foldCharacter(character);
  return folded;
}

/** ASCII only: most of an English menu. */
const PLAIN = /^[\0-\x7f]*$/;

const ARABIC_AND_PERSIAN_DIGITS = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹';

const TATWEEL = '\u0640';

const SAME_LETTER: Readonly<Record<string, string>> = {
  ٱ: 'ا',
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  '،': ',',
};

export const foldCharacter = memoize(new Map<string, string>(), (character) => {
  // Upper case first: it unifies letters that lower case keeps apart (ς and σ, ı and i, ß and ss).
  const bare = character.normalize('NFKD').toUpperCase().toLowerCase().normalize('NFKD');
  return Array.from(bare.replace(/\p{M}/gu, '').replaceAll(TATWEEL, ''), foldLetter).join('');
});

function foldLetter(letter: string): string {
  const digit = ARABIC_AND_PERSIAN_DIGITS.indexOf(letter);
  return digit === -1 ? (SAME_LETTER[letter] ?? letter) : String(digit % 10);
}
