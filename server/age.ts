/** Seconds since the last reset. Changing the clock meanwhile does not affect them. */
export function createAge(initialSeconds = 0) {
  let since = performance.now() - initialSeconds * 1000;
  return {
    reset: (): void => {
      since = performance.now();
    },
    seconds: (): number => (performance.now() - since) / 1000,
  };
}
