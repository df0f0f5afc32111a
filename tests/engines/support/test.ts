import { expect } from '@playwright/test';
import { siteTest } from '../../support/site-test.ts';
import type { Engine } from './engine.ts';
import { type Front, startFront } from './front.ts';
import { type EngineName, startEngine } from './start-engine.ts';
import { createVisitor, type Visitor } from './visitor.ts';

interface Fixtures {
  front: Front;
  visitor: Visitor;
}

interface WorkerFixtures {
  engineName: EngineName;
  /** One session for all promises: each has an origin of its own, which is as good as a new browser. */
  engine: Engine;
}

const STARTING_MS = 120_000;

/** A promise that every engine keeps, without a complaint on its console. */
export const test = siteTest.extend<Fixtures, WorkerFixtures>({
  engineName: ['Chromium', { option: true, scope: 'worker' }],

  engine: [
    async ({ engineName }, use) => {
      const engine = await startEngine(engineName);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: STARTING_MS },
  ],

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
