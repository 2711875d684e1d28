import { useCallback, useEffect, useState } from 'react'
import { drawPoster } from './draw-poster'
import type { PosterData } from './model'

export type PosterState = 'drawing' | 'failed' | { readonly picture: string }

/** Draws a poster, and redraws it when its content changes. */
export function usePoster(data: PosterData) {
  const [state, setState] = useState<PosterState>('drawing')
  const [attempt, setAttempt] = useState(0)
  const told = JSON.stringify(data)
  useEffect(() => {
    let gone = false
    const set = (next: PosterState) => {
      if (!gone) setState(next)
    }
    set('drawing')
    drawPoster(JSON.parse(told) as PosterData).then(
      (picture) => set({ picture }),
      () => set('failed')
    )
    return () => {
      gone = true
    }
  }, [told, attempt])
  return { state, again: useCallback(() => setAttempt((count) => count + 1), []) }
}
