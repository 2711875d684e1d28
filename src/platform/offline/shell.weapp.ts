/** A mini-program is on the phone already. */
export const cacheShell = (): void => undefined
