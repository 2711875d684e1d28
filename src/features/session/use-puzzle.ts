import { useCallback, useEffect, useRef, useState } from 'react'
import { puzzleEndpoints } from '@contract/session/puzzle-endpoints'
import type { Data } from '@contract/types'
import { call } from '@/api/call'
import { sleep } from '@/lib/sleep'
import { faultText } from './fault-text'
import type { PuzzleAsk } from './puzzle'

export type PuzzleWay = 'slide' | 'question'

/** One place of the piece, in the picture's units, and when it was there, ms since it was taken. */
export interface TrackPoint {
  readonly x: number
  readonly at: number
}

/** How long a wrong answer is seen before the next puzzle, and a right one before the sheet closes, ms. */
const WRONG_MS = 600
const RIGHT_MS = 500

/** What is shown: `puzzle` is missing while one is drawn, or when none could be. */
interface State {
  readonly way: PuzzleWay
  readonly puzzle?: Data<'drawPuzzle'>
  readonly phase?: 'checking' | 'wrong' | 'right'
  readonly fault?: string
}

/** Draws puzzles until one is solved, which settles `ask`. */
export function usePuzzle({ settle }: PuzzleAsk) {
  const [state, setState] = useState<State>({ way: 'slide' })
  // only what was asked for last may show itself, and nothing once the sheet is gone
  const turn = useRef(0)

  const draw = useCallback(async (way: PuzzleWay, fault?: string) => {
    const mine = (turn.current += 1)
    let next: State
    try {
      // what was wrong is seen for a while
      const [puzzle] = await Promise.all([
        call(puzzleEndpoints.drawPuzzle, { way }, { quiet: true }),
        fault && sleep(WRONG_MS)
      ])
      next = { way, puzzle, ...(fault ? { fault } : {}) }
    } catch (error) {
      next = { way, fault: faultText(error) }
    }
    if (mine === turn.current) setState(next)
  }, [])

  useEffect(() => {
    void draw('slide')
    return () => void (turn.current += 1)
  }, [draw])

  const another = (way: PuzzleWay) => {
    setState({ way })
    void draw(way)
  }

  const answer = async (number: number, track: readonly TrackPoint[] = []) => {
    const { way, puzzle, phase } = state
    if (!puzzle || phase) return
    const mine = turn.current
    const show = (next: Omit<State, 'way' | 'puzzle'>) => {
      if (mine === turn.current) setState({ way, puzzle, ...next })
      return mine === turn.current
    }
    show({ phase: 'checking' })
    const input = { puzzleId: puzzle.puzzleId, answer: number, track: [...track] }
    try {
      const { proof } = await call(puzzleEndpoints.solvePuzzle, input, { quiet: true })
      if (!show({ phase: 'right' })) return
      await sleep(RIGHT_MS)
      if (mine === turn.current) settle(proof)
    } catch (error) {
      const fault = faultText(error)
      if (show({ phase: 'wrong', fault })) await draw(way, fault)
    }
  }

  return { ...state, another, answer }
}

export type Puzzle = ReturnType<typeof usePuzzle>
