import { useEffect, useRef } from 'react'
import { RESULT } from '@contract/envelope/codes'
import { codeOf } from '@/api/error'
import { store } from '@/lib/store'
import { puzzleAtom, type PuzzleRequest } from './puzzle'

let requested = 0

/** Shows a puzzle, over whatever page is shown. */
function requestPuzzle(): PuzzleRequest & { readonly proof: Promise<string | null> } {
  store.get(puzzleAtom)?.settle(null)
  let resolve: (proof: string | null) => void
  const proof = new Promise<string | null>((done) => (resolve = done))
  const ask: PuzzleRequest = {
    id: (requested += 1),
    settle: (provided) => {
      if (store.get(puzzleAtom) === ask) store.set(puzzleAtom, null)
      resolve(provided)
    }
  }
  store.set(puzzleAtom, ask)
  return { ...ask, proof }
}

/**
 * Sends a code, after a puzzle if the server requires one. The puzzle is closed when the caller unmounts.
 * @returns the result of `send`; null if the puzzle was closed
 */
export function useProvedSend() {
  const open = useRef<PuzzleRequest>()
  useEffect(() => () => open.current?.settle(null), [])

  return async <T>(send: (proof?: string) => Promise<T>): Promise<T | null> => {
    let proof: string | undefined
    for (;;) {
      try {
        return await send(proof)
      } catch (error) {
        if (codeOf(error) !== RESULT.puzzleNeeded) throw error
      }
      const ask = requestPuzzle()
      open.current = ask
      const solved = await ask.proof
      if (solved === null) return null
      proof = solved
    }
  }
}
