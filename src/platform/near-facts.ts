/** Watches for a part of a page to come near the screen. */
export interface NearOptions {
  /** px below the screen at which it counts as near; negative = it must have come so far in (from behind a bar). */
  readonly early: number
}
