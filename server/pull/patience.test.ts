import { expect, test } from 'vitest';
import { createPatience } from './patience.ts';
import { FileRefused } from './storage-file.ts';

const fail = () => Promise.reject(new Error('no answer'));
const refuse = () => Promise.reject(new FileRefused('the answer was 404'));
const answer = () => Promise.resolve('picture');

test('a host that fails four times in a row is asked no more; another one is', async () => {
  const ask = createPatience();
  for (let time = 0; time < 4; time += 1) {
    await expect(ask('a.example', fail)).rejects.toThrow('no answer');
  }
  await expect(ask('a.example', answer)).rejects.toThrow('a.example has failed 4 times in a row');
  expect(await ask('b.example', answer)).toBe('picture');
});

test.each([
  { what: 'an answer', settle: answer },
  { what: 'a refusal', settle: refuse },
])('$what in between is a sign of life', async ({ settle }) => {
  const ask = createPatience();
  for (const next of [fail, fail, fail, settle, fail]) await ask('a.example', next).catch(() => '');
  expect(await ask('a.example', answer)).toBe('picture');
});
