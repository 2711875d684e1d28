/** Pictures to show in full, by absolute address. */
export interface ShownPictures {
  readonly urls: readonly string[]
  /** Index of the one shown first. */
  readonly index: number
  /** What they show. */
  readonly name: string
}

/** Shows pictures in full, one at a time, each of which can be zoomed (rule limit.preview). */
export type ShowPictures = (pictures: ShownPictures) => void
