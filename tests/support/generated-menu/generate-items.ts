import { readdir } from 'node:fs/promises';
import { generateMenu } from './generate-menu.ts';

/** So many dishes, with the pictures of the demo menu. */
export async function generateItems(size: number) {
  return generateMenu(size, (await readdir('content/images/dishes')).toSorted());
}
