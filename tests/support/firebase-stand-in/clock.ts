export type Clock = () => string;

/**
 * The SDK ignores a document that is not newer than the one it holds, so no two
 * moments may be equal, also across two stand-ins that one browser talks to in turn.
 */
export function startClock(): Clock {
  let last = 0;
  return () => {
    last = Math.max(last + 1, Date.now() * 1000);
    const milliseconds = new Date(Math.floor(last / 1000)).toISOString().slice(0, -1);
    return `${milliseconds}${String(last % 1000).padStart(3, '0')}Z`;
  };
}
