import { expect } from '@playwright/test';
import { siteTest } from '../../support/site-test.ts';
import type { Engine } from './engine.ts';
import { type EngineName, startEngine } from './start-engine.ts';
import { startTestProxy, type TestProxy } from './test-proxy.ts';
import { createVisitor, type Visitor } from './visitor.ts';

interface Fixtures {
  testProxy: TestProxy;
  visitor: Visitor;
}

interface WorkerFixtures {
  engineName: EngineName;
  /** One session for all tests: an origin of its own isolates each test like a new browser. */
  engine: Engine;
}

const START_TIMEOUT_MS = 120_000;

/** A test that runs in every engine and fails on any console error. */
export const test = siteTest.extend<Fixtures, WorkerFixtures>({
  engineName: ['Chromium', { option: true, scope: 'worker' }],

  engine: [
    async ({ engineName }, use) => {
      const engine = await startEngine(engineName);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: START_TIMEOUT_MS },
  ],

  testProxy: async ({ site, expectedTrouble }, use) => {
    const testProxy = await startTestProxy(site.origin);
    await use(testProxy);
    await testProxy.close();
    const unexpected = testProxy.errors.filter(
      (line) => !expectedTrouble.some((known) => known.test(line)),
    );
    expect(unexpected, 'there are no unexpected errors').toEqual([]);
  },

  visitor: async ({ engine, testProxy }, use) => use(createVisitor(engine, testProxy.origin)),
});

export { expect };
