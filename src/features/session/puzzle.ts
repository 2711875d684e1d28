import { atom } from 'jotai'

/** A send of a code that waits for a puzzle to be solved. */
export interface PuzzleRequest {
  /** Different for each. */
  readonly id: number
  /** Null: given up. */
  readonly settle: (proof: string | null) => void
}

/** Scope: device. Null while no puzzle is asked for. */
export const puzzleAtom = atom<PuzzleRequest | null>(null)
