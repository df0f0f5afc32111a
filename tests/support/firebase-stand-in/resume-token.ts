/** A token is only worth something to the stand-in that gave it: another one counts from its own start. */
export class ResumeTokens {
  readonly #owner: string;

  constructor(owner: string) {
    this.#owner = owner;
  }

  encode(revision: number): string {
    return Buffer.from(`${this.#owner}:${revision}`).toString('base64');
  }

  decode(token: string): number | undefined {
    const [owner, revision] = Buffer.from(token, 'base64').toString().split(':');
    return owner === this.#owner ? Number(revision) : undefined;
  }
}
