import type { Plugin, Rollup } from 'vite';

/** What a Firebase build needs from the start, though the main chunk imports it only when it runs. */
const NEEDED_MODULES = /\/backends\/firebase\/(?:firebase-backend|slide-images)\.ts$/;

/** The Firebase chunks start with the main one instead of after it. */
export function preloadBackend(): Plugin {
  return {
    name: 'preload-backend',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const needed = Object.values(bundle).filter(isNeeded);
        const files = new Set(needed.flatMap(({ fileName, imports }) => [fileName, ...imports]));
        return [...files]
          .filter((file) => !html.includes(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
            injectTo: 'head' as const,
          }));
      },
    },
  };
}

function isNeeded(output: Rollup.OutputAsset | Rollup.OutputChunk): output is Rollup.OutputChunk {
  return output.type === 'chunk' && NEEDED_MODULES.test(output.facadeModuleId ?? '');
}
