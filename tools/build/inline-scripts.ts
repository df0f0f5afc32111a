import { build, type Rolldown } from 'vite';
import type { PageAssets } from '../../src/document/document.ts';
import { BUILD_TARGET, QUIET_CHECKS } from './supported-browsers.ts';

/** The inline scripts of the page: they set language and clock before the first paint. */
export async function buildInlineScripts(
  isForFirebase: boolean,
): Promise<PageAssets['firstFrame']> {
  const early = isForFirebase ? await buildInline('src/backends/firebase/early-slides.ts') : '';
  return {
    head: early + (await buildInline('src/document/inline/head.ts')),
    body: await buildInline('src/document/inline/body.ts'),
  };
}

async function buildInline(entry: string): Promise<string> {
  const output = await build({
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      target: BUILD_TARGET,
      write: false,
      modulePreload: false,
      rolldownOptions: { input: entry, checks: QUIET_CHECKS, output: { format: 'iife' } },
    },
  });
  const [result] = [output].flat();
  const chunk = result && 'output' in result ? result.output.find(isChunk) : undefined;
  if (!chunk) throw new Error(`the build made nothing of ${entry}`);
  return chunk.code.trim();
}

function isChunk(
  output: Rolldown.OutputAsset | Rolldown.OutputChunk,
): output is Rolldown.OutputChunk {
  return output.type === 'chunk';
}
