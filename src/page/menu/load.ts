/** What is being fetched is in exactly one of these states. */
export type Load<T, Failure> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed'; readonly failure: Failure };
