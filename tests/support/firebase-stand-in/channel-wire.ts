import { parseJson } from './json.ts';

/** The client counts UTF-16 units, which is what `length` counts. */
export function frame(value: unknown): string {
  const json = JSON.stringify(value);
  return `${json.length}\n${json}`;
}

export interface Incoming {
  /** Its place among all that the client ever sent: a retry repeats it. */
  readonly offset: number;
  readonly message: unknown;
}

export function parseForwardBody(body: string): readonly Incoming[] {
  const form = new URLSearchParams(body);
  const first = Number(form.get('ofs') ?? 0);
  const count = Number(form.get('count') ?? 0);
  return Array.from({ length: count }, (_, index) => ({
    offset: first + index,
    message: parseJson(form.get(`req${index}___data__`) ?? 'null'),
  }));
}
