import { SERVER_ERROR_TEXT } from '@/api/catalogue'
import { ApiError, isUnanswered } from '@/api/error'

/** What to say about an activation that failed, in words that tell whether it is safe to press again. */
export function activationFault(error: unknown): string {
  if (!(error instanceof ApiError)) return SERVER_ERROR_TEXT
  if (isUnanswered(error)) return `${error.message}，再次点击不会重复激活`
  return error.message || SERVER_ERROR_TEXT
}
