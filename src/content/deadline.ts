/** No read may take longer than this: a visitor is waiting. */
export const READ_DEADLINE_MS = 10_000;

/** Settles as the promise does, or rejects when it has not settled in time. */
export async function withDeadline<T>(
  promise: Promise<T>,
  what: string,
  deadlineMs = READ_DEADLINE_MS,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expiry = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`${what}: no answer in ${deadlineMs} ms`)),
      deadlineMs,
    );
  });
  try {
    return await Promise.race([promise, expiry]);
  } finally {
    clearTimeout(timer);
  }
}
