import { test as base, expect } from '@playwright/test';
import { type ContentOverrides, type Site, startSite } from '../../support/site.ts';
import type { Engine } from './engine.ts';
import { type Front, startFront } from './front.ts';
import { type EngineName, startEngine } from './start-engine.ts';
import { createVisitor, type Visitor } from './visitor.ts';

interface Fixtures {
  content: ContentOverrides;
  /** The worker's site, with the content of this promise. */
  site: Site;
  front: Front;
  visitor: Visitor;
  /** What the promise asks for and would otherwise fail it. */
  expectedTrouble: RegExp[];
}

interface WorkerFixtures {
  engineName: EngineName;
  /** One session for all promises: each has an origin of its own, which is as good as a new browser. */
  engine: Engine;
  workerSite: Site;
}

const STARTING_MS = 120_000;

/** A promise that every engine keeps, without a complaint on its console. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  content: [{}, { option: true }],
  engineName: ['Chromium', { option: true, scope: 'worker' }],

  engine: [
    async ({ engineName }, use) => {
      const engine = await startEngine(engineName);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: STARTING_MS },
  ],

  workerSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],

  site: async ({ content, workerSite }, use) => {
    await workerSite.setContent(content);
    await use(workerSite);
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
  expectedTrouble: async ({}, use) => use([]),

  front: async ({ site, expectedTrouble }, use) => {
    const front = await startFront(site.origin);
    await use(front);
    await front.close();
    const unexpected = front.complaints.filter(
      (line) => !expectedTrouble.some((known) => known.test(line)),
    );
    expect(unexpected, 'nothing went wrong that the promise did not ask for').toEqual([]);
  },

  visitor: async ({ engine, front }, use) => use(createVisitor(engine, front.origin)),
});

export { expect };
