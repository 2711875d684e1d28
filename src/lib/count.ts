const WAN = 10_000

/** A count for display: 6432, and from ten thousand on `1.2万+`, always rounded down. */
export function countText(count: number): string {
  if (count < WAN) return String(count)
  const tenths = Math.floor((count * 10) / WAN)
  return `${tenths / 10}万${tenths * WAN === count * 10 ? '' : '+'}`
}
