import path from 'node:path';
import * as v from 'valibot';
import { loadBrand } from '../../server/brand.ts';
import { errorMessage, OperatorError } from '../../server/errors.ts';
import type { Brand } from '../../src/domain/brand.ts';
import { inEachLanguage, LANGUAGES } from '../../src/domain/language.ts';
import { measureLogo } from './brand-mark.ts';
import { createPalettes, findPoorContrast } from './palette.ts';

const text = v.pipe(v.string('must be a text'), v.trim(), v.nonEmpty('must not be empty'));
const inEveryLanguage = v.strictObject(
  inEachLanguage(() => text),
  `must have ${LANGUAGES.map((language) => `"${language}"`).join(' and ')}`,
);

const address = v.pipe(
  v.string('must be an address'),
  v.regex(/^https?:\/\/[^\s/]\S*$/, 'must be an address such as https://example.com'),
);

const colour = v.pipe(
  v.string('must be a colour'),
  v.regex(/^#[\da-f]{6}$/i, 'must be a colour such as #a8410f'),
);
const inBothPalettes = v.strictObject(
  { dark: colour, light: colour },
  'must have "dark" and "light"',
);

const pictureTemplate = v.pipe(
  address,
  v.regex(/(?=.*\{url\}).*\{width\}/, 'must have {url} and {width} in it'),
);

function upTo(last: number) {
  const message = `must be a whole number from 0 to ${last}`;
  return v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(0, message),
    v.maxValue(last, message),
  );
}

const fields = {
  name: inEveryLanguage,
  description: inEveryLanguage,
  logo: v.pipe(
    v.string('must be a file of public/'),
    v.regex(
      /^\/(?!.*\.\.)[^\\]+\.(?:svg|png)$/i,
      'must be an SVG or PNG file of public/, such as /logo.svg',
    ),
  ),
  links: v.strictObject({
    lunchSpecials: v.exactOptional(address),
    findStores: v.exactOptional(address),
    downloadApp: v.exactOptional(address),
  }),
  lunch: v.exactOptional(
    v.pipe(
      v.strictObject(
        { days: v.array(upTo(6)), fromHour: upTo(23), untilHour: upTo(24) },
        'must have days, fromHour and untilHour',
      ),
      v.check(({ fromHour, untilHour }) => fromHour < untilHour, 'must end after it begins'),
    ),
  ),
  tags: v.record(v.string(), inEveryLanguage, 'must have a name for each tag'),
  allergens: v.exactOptional(
    v.record(
      v.string(),
      v.strictObject({ name: v.exactOptional(inEveryLanguage), words: text }),
      'must have words for each group',
    ),
  ),
  currency: v.exactOptional(v.picklist(['word', 'sign'], 'must be "word" or "sign"')),
  branches: v.exactOptional(v.boolean('must be true or false')),
  picks: v.exactOptional(v.boolean('must be true or false')),
  rules: v.exactOptional(v.picklist(['sfda', 'none'], 'must be "sfda" or "none"')),
  showsCaloriesOnCards: v.boolean('must be true or false'),
  vendor: inEveryLanguage,
  pictureTemplate: v.exactOptional(pictureTemplate),
  accent: inBothPalettes,
  colours: v.exactOptional(
    v.strictObject({
      page: v.exactOptional(inBothPalettes),
      text: v.exactOptional(inBothPalettes),
      highlight: v.exactOptional(inBothPalettes),
    }),
  ),
} satisfies Readonly<Record<keyof Brand, unknown>>;

const brandSchema: v.GenericSchema<unknown, Brand> = v.strictObject(fields, 'must have fields');

/** Stops with one line for each mistake in `menu.config.ts`. */
export async function loadCheckedBrand(): Promise<Brand> {
  const brand = await loadBrand();
  const mistakes = await findMistakes(brand);
  if (mistakes.length === 0) return brand;
  throw new AggregateError(mistakes.map((line) => new OperatorError(`menu.config.ts: ${line}`)));
}

export async function findMistakes(brand: unknown): Promise<readonly string[]> {
  const { success, issues, output } = v.safeParse(brandSchema, brand);
  if (!success) return issues.map(describeIssue);
  return [...(await findLogoMistake(output)), ...findPoorContrast(createPalettes(output))];
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue) ?? 'brand';
  if (issue.expected === 'never') return `${field} is not a known field`;
  if (issue.input === undefined) return `${field} is missing`;
  return `${field} ${issue.message}, but is ${JSON.stringify(issue.input)}`;
}

async function findLogoMistake(brand: Brand): Promise<readonly string[]> {
  const file = path.join('public', brand.logo);
  return measureLogo(brand).then(
    () => [],
    (error: unknown) => [`logo cannot be read from ${file}: ${errorMessage(error)}`],
  );
}
