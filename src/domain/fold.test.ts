import { expect, test } from 'vitest';
import { fold } from './fold.ts';

test.each([
  { why: 'case is ignored', a: 'RIBEYE', b: 'ribeye' },
  { why: 'Latin accents are ignored', a: 'Crème brûlée', b: 'creme brulee' },
  { why: 'alef with hamza above is alef', a: 'أرز', b: 'ارز' },
  { why: 'alef with hamza below is alef', a: 'إضافي', b: 'اضافي' },
  { why: 'alef with madda is alef', a: 'آيس كريم', b: 'ايس كريم' },
  { why: 'alef wasla is alef', a: 'ٱلعربية', b: 'العربية' },
  { why: 'teh marbuta is heh', a: 'شوربة', b: 'شوربه' },
  { why: 'alef maksura is yeh', a: 'مشوى', b: 'مشوي' },
  { why: 'Persian yeh and keheh are the Arabic letters', a: 'کباب مشوی', b: 'كباب مشوي' },
  { why: 'harakat are ignored', a: 'مُحَمَّر', b: 'محمر' },
  { why: 'tatweel is ignored', a: 'ستيـــك', b: 'ستيك' },
  { why: 'Arabic-Indic digits are Western ones', a: '٣٠٠ جم', b: '300 جم' },
  { why: 'Persian digits are Western ones', a: '۳۰۰', b: '300' },
  { why: 'the Arabic comma is a comma', a: 'أرز، سلطة', b: 'ارز, سلطه' },
  { why: 'presentation forms are their letters', a: 'ﻻ', b: 'لا' },
  { why: 'final sigma is sigma', a: 'ς', b: 'Σ' },
  { why: 'sharp s is ss', a: 'Straße', b: 'STRASSE' },
])('$why: "$a" folds like "$b"', ({ a, b }) => expect(fold(a)).toBe(fold(b)));

test('letters that differ in meaning stay apart', () => {
  expect(fold('كباب')).not.toBe(fold('كتاب'));
});
