import { useCallback, useEffect, useRef, useState } from 'react'
import { puzzleEndpoints } from '@contract/session/puzzle-endpoints'
import type { Data } from '@contract/types'
import { call } from '@/api/call'
import { sleep } from '@/lib/sleep'
import { showVendorCaptcha } from '@/platform/security/vendor-captcha'
import type { VendorCaptcha } from '@/platform/security/vendor-captcha-types'
import { faultText } from './fault-text'
import type { PuzzleRequest } from './puzzle'

export type PuzzleKind = 'slide' | 'question'

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
  readonly way: PuzzleKind
  readonly puzzle?: Data<'drawPuzzle'>
  readonly phase?: 'checking' | 'wrong' | 'right'
  readonly fault?: string
}

/** The vendor's captcha cannot be had: our own puzzle is shown instead. */
const UNAVAILABLE = Symbol('vendor captcha unavailable')

/** Has the vendor's captcha passed. @returns the proof; null where it was closed, `UNAVAILABLE` where it cannot be had */
async function passVendor(vendor: VendorCaptcha): Promise<string | null | typeof UNAVAILABLE> {
  const answer = await showVendorCaptcha(vendor)
  if (answer === 'closed') return null
  if (answer === 'failed') return UNAVAILABLE
  const checked = call(puzzleEndpoints.checkCaptcha, answer, { quiet: true })
  return checked.then(({ proof }) => proof).catch(() => UNAVAILABLE)
}

/** Draws puzzles until one is solved, which settles `ask`. */
export function usePuzzle({ settle }: PuzzleRequest) {
  const [state, setState] = useState<State>({ way: 'slide' })
  // only what was asked for last may show itself, and nothing once the sheet is gone
  const turn = useRef(0)
  // the vendor's captcha has failed: it is not tried again in this sheet
  const ownOnly = useRef(false)

  const again = useRef<(way: PuzzleKind) => Promise<void>>(() => Promise.resolve())
  const draw = useCallback(
    async (way: PuzzleKind, fault?: string) => {
      const mine = (turn.current += 1)
      let next: State
      try {
        // what was wrong is seen for a while
        const [puzzle] = await Promise.all([
          call(puzzleEndpoints.drawPuzzle, { way, ownOnly: ownOnly.current }, { quiet: true }),
          fault && sleep(WRONG_MS)
        ])
        if (puzzle.vendor) {
          const proof = await passVendor(puzzle.vendor)
          if (mine !== turn.current) return
          if (proof !== UNAVAILABLE) return settle(proof)
          ownOnly.current = true
          return await again.current(way)
        }
        next = { way, puzzle, ...(fault ? { fault } : {}) }
      } catch (error) {
        next = { way, fault: faultText(error) }
      }
      if (mine === turn.current) setState(next)
    },
    [settle]
  )
  again.current = draw

  useEffect(() => {
    void draw('slide')
    return () => void (turn.current += 1)
  }, [draw])

  const another = (way: PuzzleKind) => {
    setState({ way })
    void draw(way)
  }

  const answer = async (number: number, track: readonly TrackPoint[] = []) => {
    const { way, puzzle, phase } = state
    if (!puzzle?.puzzleId || phase) return
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
