import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { PAGE_COLOUR } from '../../src/domain/brand.ts';

test('the page for what is not found has the colour of the others, though it is a file of its own', async () => {
  const { light, dark } = PAGE_COLOUR;
  expect(await readFile('public/404.css', 'utf8')).toContain(`light-dark(${light}, ${dark})`);
});
