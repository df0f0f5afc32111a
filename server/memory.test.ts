import { expect, test } from 'vitest';
import { createMemory } from './memory.ts';

function counting(weigh?: (value: string) => number) {
  const made: string[] = [];
  const remember = createMemory<string, string>(2, weigh);
  const ask = (key: string, subject = 's') =>
    remember(key, subject, async () => {
      made.push(key);
      return `${subject} ${key}`;
    });
  return { made, ask };
}

test('what was made is given again, and to all who ask meanwhile', async () => {
  const { made, ask } = counting();
  expect(await Promise.all([ask('a'), ask('a')])).toEqual(['s a', 's a']);
  await ask('a');
  expect(made).toEqual(['a']);
});

test('the ones that were asked for last are kept', async () => {
  const { made, ask } = counting();
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

test('they are kept by their weight, and what is too heavy is not kept at all', async () => {
  const { made, ask } = counting((value) => (value === 's heavy' ? 3 : 0.5));
  for (const key of ['a', 'b', 'c', 'd', 'a', 'heavy', 'heavy', 'a']) await ask(key);
  expect(made).toEqual(['a', 'b', 'c', 'd', 'heavy', 'heavy', 'a']);
});

test('of another subject it is made anew, and counts once', async () => {
  const { made, ask } = counting();
  for (const subject of ['s', 't', 't', 'u']) expect(await ask('a', subject)).toBe(`${subject} a`);
  expect(made).toEqual(['a', 'a', 'a']);
  await ask('b');
  await ask('a', 'u');
  expect(made).toEqual(['a', 'a', 'a', 'b']);
});

test('no subject is a subject too', async () => {
  const remember = createMemory<string | undefined, string>(2);
  expect(await remember('a', undefined, async () => 'made')).toBe('made');
});

test('what failed is made anew', async () => {
  const remember = createMemory<string, string>(2);
  const fails = remember('a', 's', () => Promise.reject(new Error('no')));
  await expect(fails).rejects.toThrow('no');
  expect(await remember('a', 's', async () => 'made')).toBe('made');
});
