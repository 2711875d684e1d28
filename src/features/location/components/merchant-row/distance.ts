/** `350 m` or `1.2 km` of metres; '' when the position is not known. */
export function distanceText(metres: number | null): string {
  if (metres === null) return ''
  if (metres < 1000) return `${Math.max(10, Math.round(metres / 10) * 10)} m`
  return metres < 100_000 ? `${(metres / 1000).toFixed(1)} km` : `${Math.round(metres / 1000)} km`
}
