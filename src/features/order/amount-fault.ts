interface AmountQuery {
  readonly data: unknown
  readonly isPlaceholderData: boolean
  readonly error: Error | null
}

/** A fault that ends by itself: an amount was to be agreed to that had not come yet. */
export const NO_AMOUNT = Symbol('no amount')

/** What a form with an amount says against sending it. */
export type AmountFormFault = string | typeof NO_AMOUNT | undefined

/** Why nobody can agree to an amount yet; undefined: the amount that is shown is that of what is chosen. */
function amountFault({ data, isPlaceholderData, error }: AmountQuery): string | undefined {
  if (data !== undefined && !isPlaceholderData) return undefined
  return error?.message ?? '正在计算金额，请稍等'
}

/** The fault in words; undefined as well once the amount has come that it waited for. */
export const faultText = (fault: AmountFormFault, amount: AmountQuery): string | undefined =>
  fault === NO_AMOUNT ? amountFault(amount) : fault
