/** What a reference of a payment looks like, for whoever typed another. */
export const MARK_HINT = '付款单号只能用字母、数字、- 和 _'

/** Spaces around it do not count. */
export const MARK_PATTERN = /^\s*[\w-]+\s*$/

/** Whether this may be a reference of a payment. */
export const isMark = (typed: string): boolean => MARK_PATTERN.test(typed)
