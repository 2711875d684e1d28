/** A file cannot be read; the message says why. */
export class UnreadFile extends Error {
  override readonly name = 'UnreadFile'
}
