import { build } from 'vite';
import { BUILD_TARGET, QUIET_CHECKS } from './supported-browsers.ts';

/** The code of one classic script, with everything that it imports. */
export async function bundleScript(
  entry: string,
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const built = await build({
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    publicDir: false,
    define: { ...define, 'process.env.NODE_ENV': '"production"' },
    build: {
      target: BUILD_TARGET,
      write: false,
      modulePreload: false,
      rolldownOptions: { input: entry, checks: QUIET_CHECKS, output: { format: 'iife' } },
    },
  });
  const [result] = [built].flat();
  const [script] = result && 'output' in result ? result.output : [];
  if (!script) throw new Error(`the build made nothing of ${entry}`);
  return script.code;
}
