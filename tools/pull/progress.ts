/** How many lines tell of the pictures where a line cannot be written over. */
const LINES = 4;

const CLEAR_LINE = '\r\u001b[K';

interface Output {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Tells how many pictures are settled: on a terminal in one line that changes, elsewhere in a few. */
export function createProgress(output: Output) {
  return {
    show: (done: number, total: number): void => {
      const text = `Pictures: ${done} of ${total}`;
      const isStep = Math.floor((done * LINES) / total) > Math.floor(((done - 1) * LINES) / total);
      if (output.isTTY) output.write(`${CLEAR_LINE}${text}`);
      else if (isStep) output.write(`${text}\n`);
    },
    end: (): void => {
      if (output.isTTY) output.write(CLEAR_LINE);
    },
  };
}
