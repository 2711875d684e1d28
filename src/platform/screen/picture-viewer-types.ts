/** Pictures to be shown in full, by their whole addresses. */
export interface ShownPictures {
  readonly urls: readonly string[]
  /** Place of the one that is shown first. */
  readonly index: number
  /** What they are of. */
  readonly name: string
}

/** Shows pictures in full, one at a time, each of which can be zoomed (rule limit.preview). */
export type ShowPictures = (pictures: ShownPictures) => void
