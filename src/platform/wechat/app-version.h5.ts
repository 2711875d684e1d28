/** On the web a lost chunk triggers the new version (`lost-chunk.h5.ts`). */
export function watchVersion(): void {}
