/** `¥1,234.50` of fen; with a minus in front where it is less than nothing. */
export function yuanOf(fen: number): string {
  const whole = Math.abs(fen)
  const yuan = Math.floor(whole / 100).toLocaleString('en-US')
  return `${fen < 0 ? '-' : ''}¥${yuan}.${String(whole % 100).padStart(2, '0')}`
}

/** `1234.50` of fen: a number for a spreadsheet. */
export const plainYuan = (fen: number): number => fen / 100
