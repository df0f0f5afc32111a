/** Keys that are no letters, by the names browsers give them. */
export type Key = 'Escape' | 'Enter' | 'Tab' | 'ArrowLeft' | 'ArrowRight';

/** What a promise may do in any of the engines. Places are CSS pixels of the viewport. */
export interface Engine {
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs in the page, at once; what goes in and what comes out is JSON. */
  run<Given extends unknown[], Result>(
    script: (...given: Given) => Result,
    ...given: Given
  ): Promise<Result>;
  point(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  close(): Promise<void>;
}
