import { randomInt } from 'node:crypto'

/** How a puzzle is solved: a piece is moved into its gap, or a question is answered. */
export type PuzzleKind = 'slide' | 'question'

/** How a proof was obtained; `vendor`: a vendor's captcha. */
export type ProofKind = PuzzleKind | 'vendor'

/** The picture and its piece, in units of the picture. */
export const SLIDE_WIDTH = 320
export const SLIDE_HEIGHT = 160
export const PIECE = 56

/** Lifetime of a puzzle, and of the resulting proof, seconds. */
export const PUZZLE_SECONDS = 120
export const PROOF_SECONDS = 120

/** Puzzles per quarter of an hour and address; those with a question per hour. Each accepts one answer. */
export const PUZZLES_PER_ADDRESS = 60
export const QUESTIONS_PER_ADDRESS = 10
/** Our own puzzles per hour and address where a vendor's captcha is used: for those to whom it cannot be shown. */
export const OWN_BESIDE_VENDOR_PER_ADDRESS = 30

/** Allowed distance of the piece from its gap in units. A blind guess hits one in twenty. */
export const TOLERANCE = 4

/** No hand is faster: from drawing to answer, ms by the server's clock. */
const QUICKEST_MS = 600
/** And none produces fewer points. */
const FEWEST_PLACES = 3

/** Clear of the piece's starting position, and of the far edge. */
const GAP_FROM = PIECE + 12
const GAP_TO = SLIDE_WIDTH - PIECE - 4

/** The correct position of the piece; unpredictable before the picture is drawn. */
export const newGap = () => ({
  x: randomInt(GAP_FROM, GAP_TO + 1),
  y: randomInt(6, SLIDE_HEIGHT - PIECE - 5)
})

/** One point of the piece's path, with its time, ms since it was picked up. */
export interface TrackPoint {
  readonly x: number
  readonly at: number
}

/** The input for checking a slide: the answer, and how it came about. */
export interface SlideAnswer {
  readonly x: number
  readonly track: readonly TrackPoint[]
  /** Since the puzzle was drawn. */
  readonly afterMs: number
}

/**
 * Whether the piece is in its gap and was moved there rather than placed there. The path is checked leniently: it
 * stops mere guessing of a number; keyboards and slow hands pass.
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

/** A sum in words that can be read aloud: for people who cannot see the picture or move the piece. */
export function newQuestion(): { text: string; answer: number } {
  const ask = QUESTIONS[randomInt(QUESTIONS.length)] ?? QUESTIONS[0]
  return ask(randomInt(11, 40), randomInt(3, 10))
}
