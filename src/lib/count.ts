const WAN = 10_000

/** A count as people say it: 6432, and from ten thousand on `1.2万+`, never more than there were. */
export function countText(count: number): string {
  if (count < WAN) return String(count)
  const tenths = Math.floor((count * 10) / WAN)
  return `${tenths / 10}万${tenths * WAN === count * 10 ? '' : '+'}`
}
