/** An amount of money as it is written: `sign` is '-' or '', `yuan` has thousands separators, `fen` two digits. */
export interface SplitFen {
  sign: '' | '-'
  yuan: string
  fen: string
}

/** Splits integer fen for writing; 123456 gives 1,234 and 56. Throws RangeError for what is no whole number of fen. */
export function splitFen(amount: number): SplitFen {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not an amount in fen: ${amount}`)
  const size = Math.abs(amount)
  const yuan = String(Math.floor(size / 100)).replace(/\B(?=(\d{3})+$)/g, ',')
  return { sign: amount < 0 ? '-' : '', yuan, fen: String(size % 100).padStart(2, '0') }
}
