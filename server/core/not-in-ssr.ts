import { RESULT } from '@contract/envelope/codes'
import { BusinessError } from './business-error'

/** The refusal of what is not read while a page is drawn: its part is a skeleton, and the page asks itself (ADR 0043). */
export const notInSsr = (what: string): BusinessError =>
  new BusinessError(RESULT.forbidden, `${what} is not read while a page is drawn`)
