import compat from '@mdn/browser-compat-data/forLegacyNode';
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data/types';
import { SUPPORTED_BROWSERS } from '../build/supported-browsers.ts';

const { api, javascript, css } = compat;

interface NamedFeature {
  readonly key: string;
  readonly feature: Identifier;
}

/** What a script names that at least one of the supported browsers lacks. */
export function lateInScript(source: string): string[] {
  const code = withoutComments(source).replaceAll(/^\s*\/\/.*$/gm, '');
  const named = [...code.matchAll(/(?:[.']|\bnew |\binstanceof )(\w+)/g)].map(([, name]) => name);
  const heard = [...code.matchAll(/addEventListener\('(\w+)'/g)].map(([, name]) => name);
  return unique([
    // A plain word may be anybody's.
    ...named.filter((name = '') => /[A-Z]/.test(name) && LATE_NAMES.has(name)),
    ...heard.filter((name = '') => LATE_NAMES.has(name)),
  ]);
}

/** The same for a style sheet: properties, their values, at-rules and selectors. */
export function lateInStyles(source: string): string[] {
  const rules = withoutComments(source);
  const { properties = {}, 'at-rules': atRules = {}, selectors = {} } = css;
  const found: string[] = [];
  const look = (name: string, feature: Identifier | undefined) => {
    if (feature?.__compat && isLate(feature.__compat)) found.push(name);
  };
  for (const [, name = '', value = ''] of rules.matchAll(/([a-z-]+):\s*([^;{}]+);/g)) {
    const property = properties[name];
    look(name, property);
    if (found.includes(name)) continue;
    for (const [word] of value.matchAll(/[a-z-]+/g)) look(`${name}: ${word}`, property?.[word]);
  }
  for (const [text, name = ''] of rules.matchAll(/@([a-z-]+)/g)) look(text, atRules[name]);
  for (const [text, name = ''] of rules.matchAll(/::?([a-z-]+)/g)) look(text, selectors[name]);
  return unique(found);
}

/** A name that several things share is late when all of them are. */
const LATE_NAMES = lateNames();

function lateNames(): ReadonlySet<string> {
  const late = new Set<string>();
  const early = new Set<string>();
  const { builtins = {} } = javascript;
  for (const { key, feature } of [...withMembers(api), ...withMembers(builtins)]) {
    const { __compat: facts } = feature;
    if (!facts) continue;
    const name = key.replace(/_(?:event|static)$/, '');
    (isLate(facts) ? late : early).add(name);
  }
  return new Set([...late].filter((name) => !early.has(name)));
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

function isLate({ support }: CompatStatement): boolean {
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
