/** The length limit of another system's text field. */
export interface TextLimit {
  /** Code points: what most systems call characters. */
  readonly characters?: number
  /** UTF-16 code units: what `max` of our own schemas counts. */
  readonly units?: number
  /** Bytes in UTF-8. */
  readonly bytes?: number
}

/**
 * The beginning of `text` that fits the limit, cut between whole characters as people see them (UAX 29 grapheme clusters): never
 * inside an emoji, a flag or a letter with its accents. A half surrogate becomes U+FFFD, so that the result always has a UTF-8 form.
 */
export function cutText(text: string, limit: TextLimit): string {
  const { characters = Infinity, units = Infinity, bytes = Infinity } = limit
  // at most three bytes a code unit: most texts are well within
  if (text.length <= Math.min(characters, units, bytes / 3)) return wellFormed(text)
  const size = { characters: 0, bytes: 0 }
  let cut = ''
  for (const grapheme of graphemesOf(text)) {
    const points = Array.from(grapheme)
    size.characters += points.length
    size.bytes += points.reduce((sum, point) => sum + utf8Length(point.codePointAt(0) ?? 0), 0)
    const fits = size.characters <= characters && size.bytes <= bytes && cut.length + grapheme.length <= units
    if (!fits) break
    cut += grapheme
  }
  return wellFormed(cut)
}

const wellFormed = (text: string): string => text.replace(LONE_SURROGATE, '\uFFFD')

const LONE_SURROGATE = /\p{Surrogate}/gu

/** Code points that belong to the preceding one, if the platform cannot tell: joiners, marks, skin tones, variation selectors. */
const CLINGS = /^[\p{M}\u200D\u{1F3FB}-\u{1F3FF}\u{E0020}-\u{E007F}]/u
const FLAG_PART = /^\p{Regional_Indicator}$/u

/** Not every phone's mini-programs have `Intl.Segmenter`: without it, the common clusters are found by their code points. */
function graphemesOf(text: string): Iterable<string> {
  if (typeof Intl === 'object' && typeof Intl.Segmenter === 'function')
    return Array.from(
      new Intl.Segmenter('zh', { granularity: 'grapheme' }).segment(text),
      (one) => one.segment
    )
  const clusters: string[] = []
  for (const point of text) {
    const last = clusters[clusters.length - 1]
    const joins =
      CLINGS.test(point) || last?.endsWith('\u200D') || (FLAG_PART.test(point) && FLAG_PART.test(last ?? ''))
    if (last !== undefined && joins) clusters[clusters.length - 1] = last + point
    else clusters.push(point)
  }
  return clusters
}

const utf8Length = (point: number): number => (point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4)
