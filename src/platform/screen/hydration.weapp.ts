/** No server draws pages of the mini-program. */
export const isHydrationPending = (): boolean => false

/** Does the work at once. */
export const afterHydration = (work: () => void): void => work()

export const requireForHydration = (_module: Promise<unknown>): void => undefined
