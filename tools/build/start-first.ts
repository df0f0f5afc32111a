import type { Plugin, Rollup } from 'vite';

const START = /\/src\/start\.ts$/;

/**
 * Gives what asks for the content a file and a tag of its own. As a mere import of the main file it
 * would wait for that to arrive: a module runs when all of its graph is there.
 */
export function startFirst(): Plugin {
  return {
    name: 'start-first',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [{ name: 'start', test: START }],
            },
          },
        },
      },
    }),
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const start = Object.values(bundle).find(holdsStart);
        if (!start) throw new Error('the build made no file of src/start.ts');
        const preload = new RegExp(`\\s*<link rel="modulepreload"[^>]*/${start.fileName}">`);
        const tag = `<script type="module" crossorigin src="/${start.fileName}"></script>`;
        return html.replace(preload, '').replace('<script', `${tag}\n    <script`);
      },
    },
  };
}

function holdsStart(output: Rollup.OutputAsset | Rollup.OutputChunk): boolean {
  return output.type === 'chunk' && output.moduleIds.some((id) => START.test(id));
}
