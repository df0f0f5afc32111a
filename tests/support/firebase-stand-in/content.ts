export type JsonValue =
  | null
  | boolean
  | number
  | string
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };

/** The `id` names the document; every other key is one of its fields. */
export interface StandInDocument {
  readonly id: string;
  readonly [field: string]: JsonValue;
}

export interface StandInFile {
  readonly body: Buffer;
  readonly contentType: string;
}

export interface StandInContent {
  readonly collections: Readonly<Record<string, readonly StandInDocument[]>>;
  /** By storage path, such as `images/hero/steak.webp`. */
  readonly files: Readonly<Record<string, StandInFile>>;
}
