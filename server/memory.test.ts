import { expect, test } from 'vitest';
import { createMemory } from './memory.ts';

function counting() {
  const made: string[] = [];
  const remember = createMemory<string, string>(2);
  const ask = (subject: string, key: string) =>
    remember(subject, key, async () => {
      made.push(key);
      return `${subject} ${key}`;
    });
  return { made, ask };
}

test('what was made is given again, and to all who ask meanwhile', async () => {
  const { made, ask } = counting();
  expect(await Promise.all([ask('s', 'a'), ask('s', 'a')])).toEqual(['s a', 's a']);
  await ask('s', 'a');
  expect(made).toEqual(['a']);
});

test('the ones that were asked for last are kept', async () => {
  const { made, ask } = counting();
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask('s', key);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

test('another subject forgets everything', async () => {
  const { made, ask } = counting();
  expect(await ask('s', 'a')).toBe('s a');
  expect(await ask('t', 'a')).toBe('t a');
  expect(made).toEqual(['a', 'a']);
});

test('what failed is made anew', async () => {
  const remember = createMemory<string, string>(2);
  const fails = remember('s', 'a', () => Promise.reject(new Error('no')));
  await expect(fails).rejects.toThrow('no');
  expect(await remember('s', 'a', async () => 'made')).toBe('made');
});
