/** A file of text that is made on the device. */
export interface TextFile {
  readonly name: string
  readonly text: string
}
