import { RESULT } from '@contract/envelope/codes'
import type { Data, ParsedInput } from '@contract/types'
import type { Platform } from '@contract/device/platform'
import type { Queryable } from '../../db/client'
import type { CaptchaGateway } from '../../gateways/captcha/captcha-gateway'
import { BusinessError } from '../../core/business-error'
import { hashToken } from '../../core/session-token'
import { limitNetwork, type Limit } from '../../core/limit'
import type { Network } from '../../core/network'
import { HOUR_MS, MINUTE_MS, newToken } from './model'
import {
  isSlideRight,
  newGap,
  newQuestion,
  OWN_BESIDE_VENDOR_PER_ADDRESS,
  PIECE,
  PROOF_SECONDS,
  PUZZLE_SECONDS,
  PUZZLES_PER_ADDRESS,
  QUESTIONS_PER_ADDRESS,
  SLIDE_HEIGHT,
  SLIDE_WIDTH,
  type ProofKind
} from './puzzle-model'
import { drawPuzzle } from './puzzle-picture'
import { insertProof, insertPuzzle, consumePuzzle } from './puzzle-repository'

export interface PuzzleDependencies {
  readonly db: Queryable
  readonly limit: Limit
  readonly captcha: CaptchaGateway | null
}

type Drawn = Data<'drawPuzzle'>

/**
 * Puzzles against automated requests for codes (ADR 0016). A proof is not bound to a number or address: a phone
 * changes those.
 */
export interface Puzzles {
  /** @throws BusinessError 429, 503 */
  draw(
    input: ParsedInput<'drawPuzzle'>,
    scene: { network: Network; platform: Platform; now: Date }
  ): Promise<Drawn>
  /** Has the vendor verify a ticket of its captcha. @throws BusinessError 917, 429, 503 */
  check(
    input: ParsedInput<'checkCaptcha'>,
    scene: { network: Network; address: string; now: Date }
  ): Promise<Data<'checkCaptcha'>>
  /** Checks the only answer of a puzzle. @throws BusinessError 917 */
  solve(input: ParsedInput<'solvePuzzle'>, scene: { now: Date }): Promise<Data<'solvePuzzle'>>
}

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)

export function createPuzzles({ db, limit, captcha }: PuzzleDependencies): Puzzles {
  async function keep(way: 'slide' | 'question', answer: number, now: Date): Promise<string> {
    const puzzleId = newToken()
    const expiresAt = after(now, PUZZLE_SECONDS)
    await insertPuzzle({ idHash: hashToken(puzzleId), way, answer, drawnAt: now, expiresAt }, db)
    return puzzleId
  }

  async function prove(way: ProofKind, now: Date) {
    const proof = newToken()
    await insertProof({ proofHash: hashToken(proof), way, expiresAt: after(now, PROOF_SECONDS) }, db)
    return { proof, expiresInSeconds: PROOF_SECONDS }
  }

  return {
    async draw({ way, ownOnly }, { network, platform, now }) {
      await limitNetwork(limit, {
        purpose: 'puzzle',
        network,
        max: PUZZLES_PER_ADDRESS,
        windowMs: 15 * MINUTE_MS
      })
      // the mini-program has no web page of ours in which the vendor's script could run
      if (captcha && way === 'slide' && !ownOnly && platform !== 'mini')
        return { ...drawn(null), vendor: captcha.site }
      if (captcha) {
        const own = { purpose: 'puzzle-own', max: OWN_BESIDE_VENDOR_PER_ADDRESS, windowMs: HOUR_MS }
        await limitNetwork(limit, { ...own, network })
      }
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

    async check({ ticket, random }, { network, address, now }) {
      await limitNetwork(limit, {
        purpose: 'captcha',
        network,
        max: PUZZLES_PER_ADDRESS,
        windowMs: 15 * MINUTE_MS
      })
      if (!captcha) throw new BusinessError(RESULT.puzzleWrong, '请完成拼图验证')
      let passed: boolean
      try {
        passed = await captcha.passed(ticket, random, address)
      } catch (cause) {
        throw new BusinessError(RESULT.overloaded, '安全验证暂时不可用，请改用拼图', { cause })
      }
      if (!passed) throw new BusinessError(RESULT.puzzleWrong, '安全验证未通过，请再试一次')
      return prove('vendor', now)
    },

    async solve({ puzzleId, answer, track }, { now }) {
      const puzzle = await consumePuzzle(hashToken(puzzleId), now, db)
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
      // where a vendor's captcha is used, either of ours is the weaker one, and may use few of a number's codes
      return prove(captcha ? 'question' : puzzle.way, now)
    }
  }
}

const drawn = (puzzleId: string | null): Drawn => ({
  puzzleId,
  vendor: null,
  expiresInSeconds: PUZZLE_SECONDS,
  slide: null,
  question: null
})
