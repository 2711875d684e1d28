import { RESULT } from '@contract/envelope/codes'
import type { Data, ParsedInput } from '@contract/types'
import type { Queryable } from '../../db/client'
import { BusinessError } from '../../http/business-error'
import { hashToken } from '../../http/caller'
import { limitNetwork, type Limit } from '../../http/limit'
import type { Network } from '../../http/network'
import { HOUR_MS, MINUTE_MS, newToken } from './model'
import {
  isSlideRight,
  newGap,
  newQuestion,
  PIECE,
  PROOF_SECONDS,
  PUZZLE_SECONDS,
  PUZZLES_PER_ADDRESS,
  QUESTIONS_PER_ADDRESS,
  SLIDE_HEIGHT,
  SLIDE_WIDTH
} from './puzzle-model'
import { drawPuzzle } from './puzzle-picture'
import { insertProof, insertPuzzle, takePuzzle } from './puzzle-repository'

export interface PuzzleDependencies {
  readonly db: Queryable
  readonly limit: Limit
}

type Drawn = Data<'drawPuzzle'>

/** Puzzles against sends of codes by machines (ADR 0016). A proof is bound to no number or address: a phone changes those. */
export interface Puzzles {
  /** @throws BusinessError 429, 503 */
  draw(input: ParsedInput<'drawPuzzle'>, scene: { network: Network; now: Date }): Promise<Drawn>
  /** Judges the one answer of a puzzle. @throws BusinessError 917 */
  solve(input: ParsedInput<'solvePuzzle'>, scene: { now: Date }): Promise<Data<'solvePuzzle'>>
}

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)

export function createPuzzles({ db, limit }: PuzzleDependencies): Puzzles {
  async function keep(way: 'slide' | 'question', answer: number, now: Date): Promise<string> {
    const puzzleId = newToken()
    const expiresAt = after(now, PUZZLE_SECONDS)
    await insertPuzzle({ idHash: hashToken(puzzleId), way, answer, drawnAt: now, expiresAt }, db)
    return puzzleId
  }

  return {
    async draw({ way }, { network, now }) {
      await limitNetwork(limit, {
        purpose: 'puzzle',
        network,
        max: PUZZLES_PER_ADDRESS,
        windowMs: 15 * MINUTE_MS
      })
      if (way === 'question') {
        await limitNetwork(limit, {
          purpose: 'puzzle-question',
          network,
          max: QUESTIONS_PER_ADDRESS,
          windowMs: HOUR_MS
        })
        const { text, answer } = newQuestion()
        return { ...drawn(await keep(way, answer, now)), question: text }
      }
      const { x, y } = newGap()
      const pictures = await drawPuzzle(x, y)
      const slide = { ...pictures, width: SLIDE_WIDTH, height: SLIDE_HEIGHT, pieceSize: PIECE, pieceTop: y }
      return { ...drawn(await keep(way, x, now)), slide }
    },

    async solve({ puzzleId, answer, track }, { now }) {
      const puzzle = await takePuzzle(hashToken(puzzleId), now, db)
      if (!puzzle) throw new BusinessError(RESULT.puzzleWrong, '验证已过期，请再试一次')
      const afterMs = now.getTime() - puzzle.drawnAt.getTime()
      const right =
        puzzle.way === 'slide'
          ? isSlideRight(puzzle.answer, { x: answer, track, afterMs })
          : answer === puzzle.answer
      if (!right) {
        const words = puzzle.way === 'slide' ? '拼图未对齐，请再试一次' : '回答不正确，请再试一次'
        throw new BusinessError(RESULT.puzzleWrong, words)
      }
      const proof = newToken()
      const expiresAt = after(now, PROOF_SECONDS)
      await insertProof({ proofHash: hashToken(proof), way: puzzle.way, expiresAt }, db)
      return { proof, expiresInSeconds: PROOF_SECONDS }
    }
  }
}

const drawn = (puzzleId: string): Drawn => ({
  puzzleId,
  expiresInSeconds: PUZZLE_SECONDS,
  slide: null,
  question: null
})
