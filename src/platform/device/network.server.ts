/** Whoever requests a page is online. */
export const isOnline = (): boolean => true

export function onNetworkChange(): void {}
