import { RESULT } from '@contract/envelope/codes'
import { BusinessError } from './business-error'

/** Refusal of a read that is not done during rendering: its part stays a skeleton, and the page reads it itself (ADR 0043). */
export const notInSsr = (what: string): BusinessError =>
  new BusinessError(RESULT.forbidden, `${what} is not read while a page is drawn`)
