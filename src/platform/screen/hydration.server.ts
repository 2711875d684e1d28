/** The server knows only what the request tells about the device. */
export const isHydrationPending = (): boolean => false

/** Nothing follows a server rendering. */
export const afterHydration = (_work: () => void): void => undefined

export const requireForHydration = (_module: Promise<unknown>): void => undefined
