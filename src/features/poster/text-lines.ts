const MORE = '…'

/**
 * Breaks a text into at most `most` lines no wider than `width`; the last one ends with … if it is truncated.
 * Chinese breaks anywhere. Pure.
 */
export function textLines(
  text: string,
  width: number,
  max: number,
  widthOf: (part: string) => number
): string[] {
  const lines: string[] = []
  let rest = [...text]
  while (rest.length > 0 && lines.length < max) {
    const isLast = lines.length === max - 1
    const fits = longestOf(rest, width, widthOf)
    const cut = isLast && fits < rest.length ? longestOf(rest, width - widthOf(MORE), widthOf) : fits
    lines.push(rest.slice(0, cut).join('') + (isLast && cut < rest.length ? MORE : ''))
    rest = rest.slice(cut)
  }
  return lines
}

/** How many characters fit, at least one, so that the loop always ends. */
function longestOf(characters: readonly string[], width: number, widthOf: (part: string) => number): number {
  let count = 1
  while (count < characters.length && widthOf(characters.slice(0, count + 1).join('')) <= width) count++
  return count
}
