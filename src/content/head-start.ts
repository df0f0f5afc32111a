import { type Backend, COLLECTIONS } from './backend.ts';

/** Begins to read before anyone asks: the first to ask for a collection gets what is on its way. */
export function withHeadStart(backend: Backend): Backend {
  const underWay = new Map(COLLECTIONS.map((name) => [name, backend.readCollection(name)]));
  // A failure is for whoever asks; until then it is not unhandled, only unheard.
  for (const read of underWay.values()) read.catch(() => undefined);
  return {
    ...backend,
    readCollection: (name) => {
      const first = underWay.get(name);
      underWay.delete(name);
      return first ?? backend.readCollection(name);
    },
  };
}
