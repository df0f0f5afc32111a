import { expect, test } from 'vitest';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { FileRefused } from './storage-file.ts';

const fail = () => Promise.reject(new Error('no answer'));
const refuse = () => Promise.reject(new FileRefused('the answer was 404'));
const answer = () => Promise.resolve('picture');

test('a host that fails four times in a row is not called again; another one is', async () => {
  const callHost = createCircuitBreaker();
  for (let time = 0; time < 4; time += 1) {
    await expect(callHost('a.example', fail)).rejects.toThrow('no answer');
  }
  await expect(callHost('a.example', answer)).rejects.toThrow(
    'a.example has failed 4 times in a row',
  );
  expect(await callHost('b.example', answer)).toBe('picture');
});

test.each([
  { what: 'an answer', settle: answer },
  { what: 'a refusal', settle: refuse },
])('$what in between resets the count', async ({ settle }) => {
  const callHost = createCircuitBreaker();
  for (const next of [fail, fail, fail, settle, fail])
    await callHost('a.example', next).catch(() => '');
  expect(await callHost('a.example', answer)).toBe('picture');
});
