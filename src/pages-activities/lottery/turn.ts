/** Animation towards the result returned by the server. Pure. */

/** Full rotations before the wheel stops. */
const TURNS = 5
const ROUND = 360

/**
 * The wheel's final angle, starting at `from`, that puts the middle of a prize under the pointer at the top.
 */
export function wheelAngle(from: number, index: number, count: number): number {
  const middle = ((index + 0.5) * ROUND) / count
  const rest = (ROUND - middle - (from % ROUND) + ROUND) % ROUND
  return from + TURNS * ROUND + rest
}

/**
 * Indices of the boxes in the order in which the light visits them: around the button, from the upper left.
 */
export const AROUND = [0, 1, 2, 5, 8, 7, 6, 3] as const

const ROUNDS = 3
const FAST_MS = 60
const SLOW_MS = 320

/**
 * Positions of the light and the pause after each, ms: three rounds and on to the prize, slower towards the
 * end.
 */
export function lightSteps(
  from: number,
  to: number
): readonly { readonly at: number; readonly wait: number }[] {
  const count = AROUND.length
  const all = ROUNDS * count + ((to - from + count) % count)
  return Array.from({ length: all }, (_, step) => ({
    at: (from + step + 1) % count,
    wait: Math.round(FAST_MS + (SLOW_MS - FAST_MS) * ((step + 1) / all) ** 4)
  }))
}
