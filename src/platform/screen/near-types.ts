/** Options for watching whether a part of a page comes near the screen. */
export interface NearOptions {
  /**
   * px below the screen at which it counts as near; negative = it must be this far inside (e.g. clear of a
   * bar).
   */
  readonly early: number
}

/** Options for watching whether a part of a page is visible. */
export interface ShownOptions {
  /** px at the top of the screen covered by something else. */
  readonly covered: number
}
