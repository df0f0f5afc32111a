/** §8: which of the two reads failed decides what the visitor is told. */
export class MenuLoadError extends Error {
  override readonly name = 'MenuLoadError';
  readonly failed: 'categories' | 'items';

  constructor(failed: 'categories' | 'items', cause: unknown) {
    super(`Failed to fetch ${failed}`, { cause });
    this.failed = failed;
  }
}
