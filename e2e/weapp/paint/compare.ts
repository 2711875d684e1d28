import type { ScreenTexts, TextBox } from './texts'

/** Boxes on both targets may stand this far apart, px. */
export const TOLERANCE = 8

/** Something that is not the same on both targets. */
export interface Difference {
  readonly kind: 'only mini' | 'only h5' | 'box'
  readonly text: string
  /** For a box: how far apart, as `left +12`. */
  readonly how: string
}

/** Clocks run on between two openings; a visitor who opens a chat gets a new number each time. */
const comparable = (text: string): string =>
  text.replace(/\d{1,2}:\d{2}(:\d{2})?/g, '0:00').replace(/^KF[0-9A-Z]{16}$/, 'KF')

type Match = readonly [mini: TextBox | undefined, h5: TextBox | undefined]

/** Both lists side by side, in their order: what both have stands in one row (the longest such sequence). */
function align(mini: readonly TextBox[], h5: readonly TextBox[]): Match[] {
  const same = (i: number, j: number) => comparable(mini[i]?.text ?? '') === comparable(h5[j]?.text ?? ' ')
  const longest: number[][] = Array.from({ length: mini.length + 1 }, () =>
    new Array<number>(h5.length + 1).fill(0)
  )
  const at = (i: number, j: number) => longest[i]?.[j] ?? 0
  for (let i = mini.length - 1; i >= 0; i -= 1)
    for (let j = h5.length - 1; j >= 0; j -= 1)
      (longest[i] as number[])[j] = same(i, j) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))

  const rows: Match[] = []
  let i = 0
  let j = 0
  while (i < mini.length || j < h5.length) {
    if (i < mini.length && j < h5.length && same(i, j)) rows.push([mini[i++], h5[j++]])
    else if (j >= h5.length || (i < mini.length && at(i + 1, j) >= at(i, j + 1)))
      rows.push([mini[i++], undefined])
    else rows.push([undefined, h5[j++]])
  }
  return rows
}

const middle = ({ top, height }: TextBox) => top + height / 2

/** How two boxes of one text differ by more than is allowed; undefined when they do not. */
function apart(mini: TextBox, h5: TextBox, lower: number): string | undefined {
  const by: readonly (readonly [string, number])[] = [
    ['left', mini.left - h5.left],
    // another number is wider or narrower
    ['width', mini.text === h5.text ? mini.width - h5.width : 0],
    ['down', middle(mini) - middle(h5) - lower],
    ['height', mini.height - h5.height]
  ]
  const far = by.filter(([, distance]) => Math.abs(distance) > TOLERANCE)
  if (far.length === 0) return undefined
  return far.map(([what, distance]) => `${what} ${distance > 0 ? '+' : ''}${Math.round(distance)}`).join(', ')
}

/**
 * What a screen shows on one target alone, or at another place.
 * @param lower how much further down everything stands on the mini-program, px; once something is known to be longer
 *   there or shorter, what comes below it is measured from there on
 */
function compareTexts(
  mini: readonly TextBox[],
  h5: readonly TextBox[],
  lower: number,
  known: (difference: Difference) => boolean
): Difference[] {
  const found: Difference[] = []
  let shift = lower
  let measureAnew = false
  for (const [left, right] of align(mini, h5)) {
    if (!left || !right) {
      const difference: Difference = {
        kind: left ? 'only mini' : 'only h5',
        text: (left ?? right)?.text ?? '',
        how: ''
      }
      if (known(difference)) measureAnew = true
      else found.push(difference)
      continue
    }
    if (measureAnew) shift = middle(left) - middle(right)
    measureAnew = false
    const how = apart(left, right, shift)
    if (how === undefined) continue
    const difference: Difference = { kind: 'box', text: left.text, how }
    if (known(difference)) shift = middle(left) - middle(right)
    else found.push(difference)
  }
  return found
}

/** All differences of a screen that are not known, the page's own first, then those of what lies over it. */
export function compareScreens(
  mini: ScreenTexts,
  h5: ScreenTexts,
  lower: number,
  known: (difference: Difference) => boolean
): Difference[] {
  const page = compareTexts(mini.page, h5.page, lower, known)
  const [onMini, onH5] = [mini.over[0], h5.over[0]]
  if (onMini && onH5) return [...page, ...compareTexts(mini.over, h5.over, lower, known)]
  const title = (onMini ?? onH5)?.text
  if (title === undefined) return page
  // a sheet that is open on one alone is one difference
  const sheet: Difference = { kind: onMini ? 'only mini' : 'only h5', text: `sheet ${title}`, how: '' }
  return known(sheet) ? page : [...page, sheet]
}
