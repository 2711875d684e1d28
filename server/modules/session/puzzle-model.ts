import { randomInt } from 'node:crypto'

/** How a puzzle is solved: a piece is moved into its gap, or a question is answered. */
export type PuzzleKind = 'slide' | 'question'

/** What a proof was given for; `vendor`: a vendor's captcha. */
export type ProofKind = PuzzleKind | 'vendor'

/** The picture and its piece, in units of the picture. */
export const SLIDE_WIDTH = 320
export const SLIDE_HEIGHT = 160
export const PIECE = 56

/** Life of a puzzle, and of the proof that it gives, seconds. */
export const PUZZLE_SECONDS = 120
export const PROOF_SECONDS = 120

/** Drawn a quarter of an hour and address; those with a question an hour. Each takes one answer. */
export const PUZZLES_PER_ADDRESS = 60
export const QUESTIONS_PER_ADDRESS = 10
/** Our own puzzles that an address draws an hour where there is a vendor's captcha: they are for whom it cannot be shown. */
export const OWN_BESIDE_VENDOR_PER_ADDRESS = 30

/** Units that the piece may lie beside its gap. A blind guess hits one in twenty. */
export const TOLERANCE = 4

/** No hand is as fast: from the drawing to the answer, ms by the server's clock. */
const QUICKEST_MS = 600
/** And none moves in fewer places. */
const FEWEST_PLACES = 3

/** Free of where the piece begins, and of the far edge. */
const GAP_FROM = PIECE + 12
const GAP_TO = SLIDE_WIDTH - PIECE - 4

/** Where the piece belongs; nobody can tell before the picture is drawn. */
export const newGap = () => ({
  x: randomInt(GAP_FROM, GAP_TO + 1),
  y: randomInt(6, SLIDE_HEIGHT - PIECE - 5)
})

/** One place of the piece on its way, and when it was there, ms since it was taken. */
export interface TrackPoint {
  readonly x: number
  readonly at: number
}

/** What is judged: the answer of a slide, and how it came about. */
export interface SlideAnswer {
  readonly x: number
  readonly track: readonly TrackPoint[]
  /** Since the puzzle was drawn. */
  readonly afterMs: number
}

/**
 * Whether the piece lies in its gap and was brought there rather than set there. The way is judged mildly: it stops who
 * only guesses a number, keys and slow hands pass.
 */
export function isSlideRight(gapX: number, { x, track, afterMs }: SlideAnswer): boolean {
  if (Math.abs(x - gapX) > TOLERANCE || afterMs < QUICKEST_MS) return false
  const forward = track.every(({ at }, index) => at >= (track[index - 1]?.at ?? 0))
  const places = new Set(track.map((point) => point.x)).size
  return forward && places >= FEWEST_PLACES && track.at(-1)?.x === x
}

const DIGITS = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九'] as const

/** A number from 0 to 99 in Chinese words. */
export function numberText(number: number): string {
  const tens = Math.floor(number / 10)
  const ones = number % 10
  if (tens === 0) return DIGITS[ones] ?? ''
  return `${tens === 1 ? '' : DIGITS[tens]}十${ones === 0 ? '' : DIGITS[ones]}`
}

type Question = (a: number, b: number) => { text: string; answer: number }

const QUESTIONS: readonly [Question, ...Question[]] = [
  (a, b) => ({ text: `${numberText(a)}加${numberText(b)}等于几？`, answer: a + b }),
  (a, b) => ({ text: `${numberText(a + b)}减${numberText(b)}等于几？`, answer: a }),
  (a, b) => ({
    text: `有${numberText(a)}个苹果，又买了${numberText(b)}个，一共几个？`,
    answer: a + b
  }),
  (a, b) => ({
    text: `一盒有${numberText(a + b)}块糖，吃了${numberText(b)}块，还剩几块？`,
    answer: a
  })
]

/** A sum in words that can be read aloud: for who cannot see the picture or move the piece. */
export function newQuestion(): { text: string; answer: number } {
  const ask = QUESTIONS[randomInt(QUESTIONS.length)] ?? QUESTIONS[0]
  return ask(randomInt(11, 40), randomInt(3, 10))
}
