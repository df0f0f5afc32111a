/** How much of a list of dishes is rendered when. All of it is counted in dishes. */
export interface RenderPolicy {
  /** A list of up to so many is there at once, whole; of a longer one a chunk is. */
  readonly atOnce: number;
  /** So many are added in idle moments, for find-in-page; the others only when someone is near. */
  readonly whenIdle: number;
}

export const WHOLE_MENU: RenderPolicy = { atOnce: 288, whenIdle: Number.POSITIVE_INFINITY };

/** They change with every letter: whoever types waits for the first of them only. */
export const MATCHES: RenderPolicy = { atOnce: 6, whenIdle: 240 };

export const PER_IDLE_MOMENT = 18;
