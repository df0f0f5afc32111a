import type { Collections } from '../../server/firebase/firebase-project.ts';
import { type CollectionName, HERO, MENU, SEQUENCE } from '../../src/content/backend.ts';
import type { Problem } from '../../src/content/parse-collection.ts';
import { type ParseDocument, parseCollection } from '../../src/content/parse-collection.ts';
import { createItemParser, parseSequenceEntry, parseSlide } from '../../src/content/parsers.ts';
import { arrangeSections } from '../../src/domain/sections.ts';
import type { Item, Section, SequenceEntry, Slide } from '../../src/domain/types.ts';

/** The content as the app sees it, and the problems that its parsers reported. */
export interface ReadContent {
  readonly slides: readonly Slide[];
  readonly sequence: readonly SequenceEntry[];
  readonly items: readonly Item[];
  readonly sections: readonly Section[];
  readonly problems: readonly Problem[];
}

export function readContent(collections: Collections, itemFolder: string): ReadContent {
  const problems: Problem[] = [];
  function parse<T>(name: CollectionName, parser: ParseDocument<T>) {
    const documents = collections.get(name) ?? [];
    return parseCollection(name, documents, parser, (found) => problems.push(...found));
  }
  const slides = parse(HERO, parseSlide);
  const sequence = parse(SEQUENCE, parseSequenceEntry);
  const items = parse(MENU, createItemParser(itemFolder));
  return { slides, sequence, items, sections: arrangeSections(items, sequence), problems };
}
