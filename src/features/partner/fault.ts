import { NETWORK_ERROR_TEXT, SERVER_ERROR_TEXT } from '@/api/catalogue'
import { ApiError } from '@/api/error'

export const isNetworkFault = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout')

/** What to say about a call for a partner that failed; 913 comes with the server's own words. */
export function faultOf(error: unknown): string {
  if (isNetworkFault(error)) return NETWORK_ERROR_TEXT
  return (error instanceof ApiError && error.message) || SERVER_ERROR_TEXT
}
