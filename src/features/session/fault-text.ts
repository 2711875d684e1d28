import { SERVER_ERROR_TEXT } from '@/api/catalogue'

/** The message for a failure: only texts written for users are shown, not the English of exceptions. */
export const faultText = (error: unknown): string =>
  error instanceof Error && /[\u4e00-\u9fff]/.test(error.message) ? error.message : SERVER_ERROR_TEXT
