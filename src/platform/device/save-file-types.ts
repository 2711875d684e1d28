/** A text file created on the device. */
export interface TextFile {
  readonly name: string
  readonly text: string
}
