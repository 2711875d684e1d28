/** Pages of the mini-program are not server-rendered. */
export const isHydrationPending = (): boolean => false

/** Runs the work immediately. */
export const afterHydration = (work: () => void): void => work()

export const requireForHydration = (_module: Promise<unknown>): void => undefined
