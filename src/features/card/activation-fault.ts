import { NETWORK_ERROR_TEXT, SERVER_ERROR_TEXT } from '@/api/catalogue'
import { ApiError } from '@/api/error'

/** What to say about an activation that failed, in words that tell whether it is safe to press again. */
export function activationFault(error: unknown): string {
  if (!(error instanceof ApiError)) return SERVER_ERROR_TEXT
  if (error.kind === 'network' || error.kind === 'timeout')
    return `${NETWORK_ERROR_TEXT}，再次点击不会重复激活`
  return error.message || SERVER_ERROR_TEXT
}
