/** A picture on the device that somebody chose. */
export interface ChosenPicture {
  readonly path: string
  /** Undefined where it is not known. */
  readonly bytes: number | undefined
}
