/** A mini-program comes whole: no file of it can be lost. */
export function mendLostChunks(): void {
  // nothing to do
}
