import compat from '@mdn/browser-compat-data/forLegacyNode';
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data/types';
import { SUPPORTED_BROWSERS } from '../../tools/build/supported-browsers.ts';

const { api, javascript, css, mediatypes } = compat;

interface NamedFeature {
  readonly key: string;
  readonly feature: Identifier;
}

/** The names in a script that at least one supported browser lacks. */
export function unsupportedInScript(source: string): string[] {
  const code = withoutComments(source).replaceAll(/^\s*\/\/.*$/gm, '');
  const named = [...code.matchAll(/(?:[.']|\bnew |\binstanceof )(\w+)/g)].map(([, name]) => name);
  const events = [...code.matchAll(/addEventListener\('(\w+)'/g)].map(([, name]) => name);
  return unique([
    // A name without a capital may be one of ours.
    ...named.filter((name = '') => /[A-Z]/.test(name) && UNSUPPORTED_NAMES.has(name)),
    ...events.filter((name = '') => UNSUPPORTED_NAMES.has(name)),
  ]);
}

/** Whether a supported browser cannot show pictures of a format, by its media type. */
export function isPictureUnsupported(format: string): boolean {
  const support = mediatypes.image?.[format]?.__compat;
  return support === undefined || isUnsupported(support);
}

/** The names in a style sheet that at least one supported browser lacks: properties, their values, at-rules and selectors. */
export function unsupportedInStyles(source: string): string[] {
  const rules = withoutComments(source);
  const { properties = {}, 'at-rules': atRules = {}, selectors = {} } = css;
  const found: string[] = [];
  const check = (name: string, feature: Identifier | undefined) => {
    if (feature?.__compat && isUnsupported(feature.__compat)) found.push(name);
  };
  for (const [, name = '', value = ''] of rules.matchAll(/([a-z-]+):\s*([^;{}]+);/g)) {
    const property = properties[name];
    check(name, property);
    if (found.includes(name)) continue;
    for (const [word] of value.matchAll(/[a-z-]+/g)) check(`${name}: ${word}`, property?.[word]);
  }
  for (const [text, name = ''] of rules.matchAll(/@([a-z-]+)/g)) check(text, atRules[name]);
  for (const [text, name = ''] of rules.matchAll(/::?([a-z-]+)/g)) check(text, selectors[name]);
  return unique(found);
}

/** A name that several features share is unsupported when all of them are. */
const UNSUPPORTED_NAMES = listUnsupportedNames();

function listUnsupportedNames(): ReadonlySet<string> {
  const unsupported = new Set<string>();
  const supported = new Set<string>();
  const { builtins = {} } = javascript;
  for (const { key, feature } of [...withMembers(api), ...withMembers(builtins)]) {
    const { __compat: facts } = feature;
    if (!facts) continue;
    const name = key.replace(/_(?:event|static)$/, '');
    (isUnsupported(facts) ? unsupported : supported).add(name);
  }
  return new Set([...unsupported].filter((name) => !supported.has(name)));
}

function withMembers(features: Identifier): readonly NamedFeature[] {
  return namedIn(features).flatMap((feature) => [feature, ...namedIn(feature.feature)]);
}

function namedIn(features: Identifier): readonly NamedFeature[] {
  return Object.keys(features).flatMap((key) => {
    const feature = features[key];
    return key === '__compat' || !feature ? [] : [{ key, feature }];
  });
}

function isUnsupported({ support }: CompatStatement): boolean {
  return SUPPORTED_BROWSERS.some(({ name, oldest }) => {
    const statements = [support[name]].flat();
    return !statements.some(
      (statement) =>
        statement !== undefined &&
        !statement.flags &&
        !statement.prefix &&
        !statement.alternative_name &&
        !statement.version_removed &&
        isUpTo(statement.version_added, oldest),
    );
  });
}

function isUpTo(version: string | false, oldest: string): boolean {
  if (version === false || version === 'preview') return false;
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldest.split('.').map(Number);
  return major < oldestMajor || (major === oldestMajor && minor <= oldestMinor);
}

function withoutComments(source: string): string {
  return source.replaceAll(/\/\*.*?\*\//gs, '');
}

function unique(names: readonly (string | undefined)[]): string[] {
  return [...new Set(names)].filter((name) => name !== undefined).toSorted();
}
