import { requestScope } from './request-scope'

/** The server's clock is not adjusted. */
export const setServerNow = (_serverNow: number): void => undefined
export const holdServerNow = (_ms?: number): void => undefined

/**
 * The moment of the request, ms since 1970, however long its rendering takes: the page is hydrated with this
 * time, and a second passed meanwhile would change a countdown.
 */
export const serverNow = (): number => requestScope().request.now
