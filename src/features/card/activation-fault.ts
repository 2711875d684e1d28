import { SERVER_ERROR_TEXT } from '@/api/catalogue'
import { ApiError, isUnanswered } from '@/api/error'

/** The message for a failed activation, which tells whether it is safe to press again. */
export function activationFault(error: unknown): string {
  if (!(error instanceof ApiError)) return SERVER_ERROR_TEXT
  if (isUnanswered(error)) return `${error.message}，再次点击不会重复激活`
  return error.message || SERVER_ERROR_TEXT
}
