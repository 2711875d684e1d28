import { requestScope } from './request-scope'

/** Nobody tells the server the time. */
export const setServerNow = (_serverNow: number): void => undefined
export const holdServerNow = (_ms?: number): void => undefined

/**
 * The moment of the request, ms since 1970, however long its drawing takes: the page is taken over at the time that it tells, and a
 * second that passed meanwhile would be another one in a countdown.
 */
export const serverNow = (): number => requestScope().request.now
