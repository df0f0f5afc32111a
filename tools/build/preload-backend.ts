import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite';
import { collectionAddress } from '../../src/backends/firebase/collection-address.ts';
import { storageOrigin } from '../../src/backends/firebase/storage-origin.ts';
import { HERO } from '../../src/content/backend.ts';
import { type Environment, usesFirebase } from './firebase-settings.ts';

const SESSION = /\/backends\/firebase\/session\.ts$/;

/**
 * A Firebase build asks for its slides, for the way to their pictures and for what tells the session
 * before any script runs.
 */
export function preloadBackend(environment: Environment): Plugin {
  return {
    name: 'preload-backend',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        if (!usesFirebase(environment)) return [];
        const session = Object.values(bundle).filter(holdsSession);
        const files = session.flatMap(({ fileName, imports }) => [fileName, ...imports]);
        const missing = files.filter((file) => !html.includes(file));
        return [
          ...firstRequests(environment),
          ...missing.map((file) =>
            link({ rel: 'modulepreload', crossorigin: true, href: `/${file}` }),
          ),
        ];
      },
    },
  };
}

function firstRequests(environment: Environment): HtmlTagDescriptor[] {
  const slides = collectionAddress(
    {
      projectId: environment.VITE_FIREBASE_PROJECT_ID ?? '',
      apiKey: environment.VITE_FIREBASE_API_KEY ?? '',
      emulatorHost: environment.VITE_FIRESTORE_EMULATOR_HOST,
    },
    HERO,
  );
  const pictures = storageOrigin(environment.VITE_FIREBASE_STORAGE_EMULATOR_HOST);
  return [
    link({ rel: 'preload', as: 'fetch', crossorigin: true, href: slides }),
    // Look-ups and pictures do not share a connection: only the former ask across origins.
    link({ rel: 'preconnect', crossorigin: true, href: pictures }),
    link({ rel: 'preconnect', href: pictures }),
  ];
}

function holdsSession(
  output: Rollup.OutputAsset | Rollup.OutputChunk,
): output is Rollup.OutputChunk {
  return output.type === 'chunk' && output.moduleIds.some((id) => SESSION.test(id));
}

function link(attrs: Record<string, string | true>): HtmlTagDescriptor {
  return { tag: 'link', attrs, injectTo: 'head' };
}
