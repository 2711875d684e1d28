/** How the picture follows the server's answer. Pure. */

/** Whole turns before the wheel stands. */
const TURNS = 5
const ROUND = 360

/** The angle at which the wheel stands, on from `from`, so that the middle of a prize is at the pointer above. */
export function wheelAngle(from: number, index: number, count: number): number {
  const middle = ((index + 0.5) * ROUND) / count
  const rest = (ROUND - middle - (from % ROUND) + ROUND) % ROUND
  return from + TURNS * ROUND + rest
}

/** Boxes of the grid in the order in which the light runs: around the button, from the upper left. */
export const AROUND = [0, 1, 2, 5, 8, 7, 6, 3] as const

const ROUNDS = 3
const FAST_MS = 60
const SLOW_MS = 320

/** When the light is at which place, ms apart: three rounds and on to the prize, slower towards its end. */
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
