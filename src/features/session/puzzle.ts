import { atom } from 'jotai'

/** A code request waiting for a puzzle to be solved. */
export interface PuzzleRequest {
  /** Different for each. */
  readonly id: number
  /** Null: cancelled. */
  readonly settle: (proof: string | null) => void
}

/** Scope: device. Null if no puzzle is requested. */
export const puzzleAtom = atom<PuzzleRequest | null>(null)
