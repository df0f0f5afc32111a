import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type FirebaseChain, startFirebaseChain } from './firebase-chain.ts';
import { makePulledFolder, type PulledFolder } from './pulled-folder.ts';

interface ProvidedPull {
  readonly chain: FirebaseChain;
  readonly pulled: PulledFolder;
}

/** For a test file: a chain, reset before each test, and a folder to pull it into. */
export function providePull(dishCount: number): ProvidedPull {
  let chain: FirebaseChain | undefined;
  let pulled: PulledFolder | undefined;
  beforeAll(async () => {
    chain = await startFirebaseChain(dishCount);
  });
  beforeEach(async () => {
    pulled = await makePulledFolder(there(chain));
  });
  afterEach(async () => {
    const { standIn, content } = there(chain);
    standIn.setFault();
    standIn.setContent(content);
    await pulled?.remove();
  });
  afterAll(() => chain?.standIn.close());
  return {
    get chain() {
      return there(chain);
    },
    get pulled() {
      return there(pulled);
    },
  };
}

function there<T>(provided: T | undefined): T {
  if (provided === undefined) throw new Error('only available while a test runs');
  return provided;
}
