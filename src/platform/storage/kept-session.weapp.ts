/** The mini-program keeps no cookies, and loses nothing that it stores. */
export const keepsSession = (): boolean => false
export const forgetKeptSession = (): void => undefined
export const isOwnBackend = (_base: string): boolean => false
