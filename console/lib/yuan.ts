/** `¥1,234.50` of fen; with a minus in front where it is less than nothing. */
export function yuanOf(fen: number): string {
  const whole = Math.abs(fen)
  const yuan = Math.floor(whole / 100).toLocaleString('en-US')
  return `${fen < 0 ? '-' : ''}¥${yuan}.${String(whole % 100).padStart(2, '0')}`
}

/** `¥1,234` of fen: on the axis of a chart. */
export const wholeYuanOf = (fen: number): string => yuanOf(fen).replace(/\.\d\d$/, '')

/** `1234.50` of fen: a number for a spreadsheet. */
export const plainYuan = (fen: number): number => fen / 100

/** Fen of yuan as somebody typed them, `12.5`; undefined if it is no amount above zero. */
export function fenOf(typed: string): number | undefined {
  const [, yuan, cents = ''] = /^(\d{1,7})(?:[.](\d{1,2}))?$/.exec(typed.trim()) ?? []
  const fen = yuan === undefined ? 0 : Number(yuan) * 100 + Number(cents.padEnd(2, '0'))
  return fen > 0 ? fen : undefined
}
