/** Watches for a part of a page to come near the screen. */
export interface NearOptions {
  /** px below the screen at which it counts as near; negative = it must have come so far in (from behind a bar). */
  readonly early: number
}

/** Watches whether a part of a page can be seen. */
export interface ShownOptions {
  /** px at the top of the screen that something else covers. */
  readonly covered: number
}
