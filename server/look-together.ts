import { setImmediate } from 'node:timers/promises';

/**
 * One look serves all who asked for the same before it began. So a thousand visitors cost one look, and
 * nobody is told what was true before they asked.
 */
export function lookTogether<T>(look: (subject: string) => Promise<T>) {
  const waiting = new Map<string, Promise<T>>();
  const lookSoon = async (subject: string): Promise<T> => {
    await setImmediate();
    waiting.delete(subject);
    return look(subject);
  };
  return (subject: string): Promise<T> => {
    const shared = waiting.get(subject) ?? lookSoon(subject);
    waiting.set(subject, shared);
    return shared;
  };
}
