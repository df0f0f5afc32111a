/** No read may take longer than this: a visitor is waiting. */
export const READ_DEADLINE_MS = 10_000;

/** Settles as the work does; when that has not settled in time, rejects and tells it to stop. */
export async function withDeadline<T>(
  what: string,
  start: (signal: AbortSignal) => Promise<T>,
  deadlineMs = READ_DEADLINE_MS,
): Promise<T> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expiry = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`${what}: no answer in ${deadlineMs} ms`));
      controller.abort();
    }, deadlineMs);
  });
  try {
    return await Promise.race([start(controller.signal), expiry]);
  } finally {
    clearTimeout(timer);
  }
}
