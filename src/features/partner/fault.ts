import { SERVER_ERROR_TEXT } from '@/api/catalogue'
import { ApiError } from '@/api/error'

/** Whether it is the network that failed, and not a server that was slow. */
export const isOffline = (error: unknown): boolean => error instanceof ApiError && error.kind === 'network'

/** What to say about a call for a partner that failed; 913 comes with the server's own words. */
export function faultOf(error: unknown): string {
  return (error instanceof ApiError && error.message) || SERVER_ERROR_TEXT
}
