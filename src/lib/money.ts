/** An amount as the screen shows it: sign, yuan grouped by thousands, two digits of fen. */
export interface YuanParts {
  readonly yuan: string
  readonly fen: string
}

const grouped = (yuan: number): string => String(yuan).replace(/\B(?=(\d{3})+(?!\d))/g, ',')

/** Splits fen into the parts that Price shows in two sizes. */
export function yuanParts(fen: number): YuanParts {
  const whole = Math.trunc(Math.abs(fen))
  const yuan = grouped(Math.floor(whole / 100))
  return { yuan: fen < 0 ? `-${yuan}` : yuan, fen: String(whole % 100).padStart(2, '0') }
}

/** `¥1,234.50` of fen. */
export function formatYuan(fen: number): string {
  const { yuan, fen: rest } = yuanParts(fen)
  return `¥${yuan}.${rest}`
}

/** `50`, `9.9`, `1,280`: yuan without needless zeros, for a value (coupon, worth); prices have both digits of fen. */
export function shortYuan(fen: number): string {
  return grouped(fen / 100)
}
