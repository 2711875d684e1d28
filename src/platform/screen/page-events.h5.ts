/** Only the mini-program declares to its host what its pages listen to. */
export function listenToNoScroll(): void {}
