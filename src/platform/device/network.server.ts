/** Whoever asks for a page has a network. */
export const isOnline = (): boolean => true

export function onNetworkChange(): void {}
