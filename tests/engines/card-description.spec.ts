import { measureDescriptions } from '../support/card-descriptions.ts';
import { expect, test } from './support/test.ts';

test('Card: a description takes the lines the card has, and ends at a word', async ({
  visitor,
  engine,
}) => {
  await visitor.open();
  const descriptions = await engine.run(measureDescriptions);
  expect(descriptions.length).toBeGreaterThan(50);
  expect(descriptions.flatMap(({ halfWords }) => halfWords)).toEqual([]);
  const cut = descriptions.filter(({ isCut }) => isCut);
  expect(cut.length).toBeGreaterThan(10);
  for (const { title, lines, freeLines } of cut) {
    expect(lines, title).toBeGreaterThanOrEqual(3);
    expect(freeLines, title).toBeLessThan(1);
  }
});
