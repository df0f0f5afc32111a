import { whenIdle } from '../../platform/when-idle.ts';

const PER_IDLE_MOMENT = 50;

/** Visits all, a few at a time, when nobody waits. The answer calls it off. */
export function visitWhenIdle<T>(
  all: readonly T[],
  visit: (one: T) => void,
  onEnd: () => void = () => undefined,
): () => void {
  let visited = 0;
  let callOff: () => void = () => undefined;
  const visitSome = () => {
    for (const one of all.slice(visited, visited + PER_IDLE_MOMENT)) visit(one);
    visited += PER_IDLE_MOMENT;
    if (visited < all.length) callOff = whenIdle(visitSome);
    else onEnd();
  };
  callOff = whenIdle(visitSome);
  return () => callOff();
}
