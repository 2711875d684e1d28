/** The mini-program has no cookies, and loses nothing that it stores. */
export const hasSessionCookie = (): boolean => false
export const clearSessionMarker = (): void => undefined
export const isOwnBackend = (_base: string): boolean => false
