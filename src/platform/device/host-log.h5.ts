/** A browser has no log that we could read. */
export function logFault(..._words: readonly string[]): void {
  // nothing to do
}
