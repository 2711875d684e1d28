import { useEffect, useState } from 'react'

/** So many lines are drawn at once: about a screen and a half, and some 20 KB of the mini-program's data. */
export const STEP = 10
/** Between two of them, ms: time for what is drawn and for a touch. */
const PAUSE_MS = 50

/** How many of `length` lines are drawn: ten at first, the others little by little, so that a long cart is there at once. */
export function useGrowing(length: number): number {
  const [shown, setShown] = useState(STEP)
  const more = shown < length
  useEffect(() => {
    if (!more) return
    const timer = setTimeout(() => setShown((count) => count + STEP), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [more, shown])
  return Math.min(shown, length)
}
