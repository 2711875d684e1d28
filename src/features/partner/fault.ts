import { SERVER_ERROR_TEXT } from '@/api/catalogue'
import { ApiError } from '@/api/error'

/** Whether it is the network that failed, and not a server that was slow. */
export const isOffline = (error: unknown): boolean => error instanceof ApiError && error.kind === 'network'

/** The message for a failed partner call; 913 carries the server's own text. */
export function faultOf(error: unknown): string {
  return (error instanceof ApiError && error.message) || SERVER_ERROR_TEXT
}
