import { useEffect, useState } from 'react'

/** Lines rendered at once: about a screen and a half, and some 20 KB of `setData` in the mini-program. */
export const STEP = 10
/** Pause between two batches, ms: leaves time for rendering and touch events. */
const PAUSE_MS = 50

/**
 * How many of `length` lines are rendered: ten at first, then more in batches, so that a long cart appears at
 * once.
 */
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
