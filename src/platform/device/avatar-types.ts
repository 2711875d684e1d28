/** A picture on the device that the user chose. */
export interface ChosenPicture {
  readonly path: string
  /** Undefined if unknown. */
  readonly bytes: number | undefined
}
