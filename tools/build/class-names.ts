import { readdirSync } from 'node:fs';
import path from 'node:path';

const FOLDER = 'src';

/**
 * Classes travel with every element of the page: the file's letters and the class's number in it. What is
 * told apart by the tree alone is called the same by the build of the page and by that of its renderer.
 */
export function createClassNames(): (name: string, file: string) => string {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .sort();
  const classes = new Map<string, string[]>();
  return (name, address) => {
    const file = path.relative(FOLDER, address.replace(/\?.*$/, ''));
    const known = classes.get(file) ?? [];
    classes.set(file, known);
    if (!known.includes(name)) known.push(name);
    return `_${toLetters(files.indexOf(file))}${known.indexOf(name)}`;
  };
}

function toLetters(position: number): string {
  if (position < 0) throw new Error('a style sheet outside of src has no class names');
  const letter = String.fromCharCode('a'.charCodeAt(0) + (position % 26));
  return position < 26 ? letter : toLetters(Math.floor(position / 26) - 1) + letter;
}
