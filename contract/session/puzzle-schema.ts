import { z } from 'zod'
import { oneLine, text } from '../common'
import type { EndpointSchema } from '../schema'
import type { puzzleEndpoints } from './puzzle-endpoints'

/** Proof of a solved puzzle: allows one SMS code to be sent that would be refused without it. */
export const proof = oneLine(64, 16)

/** Returned for a send without a proof when one is required. */
export const puzzleCodes = {
  '916': 'a captcha has to be solved first: drawPuzzle, solvePuzzle, then repeat with `proof`'
}

/** A picture as `data:image/…;base64,…`: valid for one member and two minutes, so it has no address. */
const inlinePicture = text(40_000)

/** Lengths are in the picture's own units; the answer is the horizontal position of the piece. */
const slide = z.object({
  picture: inlinePicture,
  width: z.int(),
  height: z.int(),
  piece: inlinePicture,
  /** Width and height of the piece. */
  pieceSize: z.int(),
  /** Its distance from the top. */
  pieceTop: z.int()
})

export const puzzleSchemas = {
  drawPuzzle: {
    summary: 'Create a captcha: a piece to slide into its gap, or a question to answer',
    input: z.object({
      way: z.enum(['slide', 'question']).default('slide'),
      /** The vendor’s captcha cannot be shown on this client. */
      ownOnly: z.boolean().default(false)
    }),
    data: z.object({
      /** null: the vendor’s captcha has to be shown, and its ticket sent to `checkCaptcha`. */
      puzzleId: text(64).nullable(),
      vendor: z.object({ appId: text(20), script: text(200) }).nullable(),
      expiresInSeconds: z.int(),
      slide: slide.nullable(),
      question: text(60).nullable()
    }),
    codes: { '429': 'too many requests from this IP address', '503': 'too many captchas are being generated' }
  },
  checkCaptcha: {
    summary: 'Verify the result of the vendor’s captcha; returns the proof for the next SMS code request',
    input: z.object({ ticket: oneLine(2000, 1), random: oneLine(200, 1) }),
    data: z.object({ proof, expiresInSeconds: z.int() }),
    codes: {
      '429': 'too many requests from this IP address',
      '503': 'the vendor cannot be reached: use drawPuzzle with `ownOnly`',
      '917': 'not passed, or already verified'
    }
  },
  solvePuzzle: {
    summary: 'Answer a captcha, in one attempt; returns the proof for the next SMS code request',
    input: z.object({
      puzzleId: oneLine(64, 1),
      answer: z.int('请输入数字').min(0).max(999),
      /** The track of the piece: its position and the time, in ms since it was taken. */
      track: z
        .array(z.object({ x: z.int().min(0).max(999), at: z.int().min(0).max(600_000) }))
        .max(120)
        .default([])
    }),
    data: z.object({ proof, expiresInSeconds: z.int() }),
    codes: { '917': 'wrong, or the captcha has expired: create another' }
  }
} as const satisfies Record<keyof typeof puzzleEndpoints, EndpointSchema>
