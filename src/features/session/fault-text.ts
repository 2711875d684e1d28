import { SERVER_ERROR_TEXT } from '@/api/catalogue'

/** What a failure says to a user: only what was written for people is shown; an exception's English is not. */
export const faultText = (error: unknown): string =>
  error instanceof Error && /[\u4e00-\u9fff]/.test(error.message) ? error.message : SERVER_ERROR_TEXT
