interface AmountQuery {
  readonly data: unknown
  readonly isPlaceholderData: boolean
  readonly error: Error | null
}

/** Why nobody can agree to an amount yet; undefined: the amount that is shown is that of what is chosen. */
export function amountFault({ data, isPlaceholderData, error }: AmountQuery): string | undefined {
  if (data !== undefined && !isPlaceholderData) return undefined
  return error?.message ?? '正在计算金额，请稍等'
}
