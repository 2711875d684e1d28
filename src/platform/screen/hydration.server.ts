/** Who draws the page knows of the device what the request tells, and nothing else. */
export const isHydrationPending = (): boolean => false

/** Nothing comes after a drawing. */
export const afterHydration = (_work: () => void): void => undefined

export const requireForHydration = (_module: Promise<unknown>): void => undefined
