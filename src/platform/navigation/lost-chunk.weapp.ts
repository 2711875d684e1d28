/** A mini-program is installed as a whole: no file can be missing. */
export function mendLostChunks(): void {
  // nothing to do
}
