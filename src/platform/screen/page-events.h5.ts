/** Only the mini-program declares to its host which events its pages listen to. */
export function listenToNoScroll(): void {}
