import { promises } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

interface Break {
  /** Other folders are left alone. */
  readonly folder: string;
  /** `killed`: the process writes half a file, then nothing more. `full`: only what needs space fails. */
  readonly fault: 'killed' | 'full';
  /** How many changes of the disk succeed before. */
  readonly after: number;
}

const NEEDS_SPACE = ['mkdir', 'mkdtemp', 'writeFile'] as const;
const CHANGES = [...NEEDS_SPACE, 'rename', 'rm', 'utimes'] as const;

/** Runs work on a disk that breaks, and returns whether it came to that, and what the work threw. */
export async function breakDisk(
  { folder, fault, after }: Break,
  work: () => Promise<unknown>,
): Promise<{ readonly isBroken: boolean; readonly error?: unknown }> {
  const originals = { ...promises };
  let changes = 0;
  const isBroken = () => changes > after;
  for (const name of fault === 'full' ? NEEDS_SPACE : CHANGES) {
    const original = originals[name];
    const breaking = async (...given: readonly unknown[]): Promise<unknown> => {
      const [file, data] = given;
      if (!String(file).startsWith(folder)) return Reflect.apply(original, promises, given);
      const wasBroken = isBroken();
      changes += 1;
      if (!isBroken()) return Reflect.apply(original, promises, given);
      if (name === 'writeFile' && !wasBroken) {
        const half = Buffer.from(String(data)).subarray(0, String(data).length / 2);
        await originals.writeFile(String(file), half);
      }
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    };
    Object.assign(promises, { [name]: breaking });
  }
  syncBuiltinESMExports();
  try {
    await work();
    return { isBroken: isBroken() };
  } catch (error) {
    return { isBroken: isBroken(), error };
  } finally {
    Object.assign(promises, originals);
    syncBuiltinESMExports();
  }
}
