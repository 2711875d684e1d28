import { lotteryEndpoints } from '@contract/lottery/endpoints'
import { call } from '@/api/call'
import { invalidate } from '@/api/invalidate'
import { useWrite, type Around } from '@/api/use-write'
import { keyed, type Write } from '@/api/write'
import type { LotteryDraw, MyPrize } from './model'

interface Drawing {
  readonly lotteryId: string
  readonly lotteryTk?: string
}

/**
 * Draws: its key survives a lost response, so that pressing again returns the same draw without spending
 * another try.
 */
const drawing: Write<Drawing, LotteryDraw> = {
  name: ({ lotteryId }) => `lottery|${lotteryId}`,
  call: (input) => keyed(lotteryEndpoints.drawLottery, input)
}

/**
 * The same by a link, whose secret is stored nowhere else; after a reload the draw is found as an unseen one.
 */
const linkDrawing: Write<Drawing, LotteryDraw> = { ...drawing, secret: true }

/** Draws from a page. */
export function useDraw(around: Around<Drawing, LotteryDraw>) {
  const own = useWrite(drawing, around)
  const link = useWrite(linkDrawing, around)
  return {
    submit: (input: Drawing) => (input.lotteryTk === undefined ? own : link).submit(input),
    isPending: (own.pending ?? link.pending) !== undefined
  }
}

export interface Claiming {
  readonly drawId: string
  readonly addressId?: string
  readonly mobile?: string
}

const claiming: Write<Claiming, MyPrize> = {
  name: ({ drawId }) => `prize|${drawId}`,
  call: (input) => keyed(lotteryEndpoints.claimPrize, input)
}

/** Claims a prize from a page; a failure is shown as a toast. */
export const useClaim = (around: Around<Claiming, MyPrize>) => useWrite(claiming, around)

/** Reports that the member has seen a draw's result; if the report is lost, it is shown once more. */
export async function reportSeen(drawId: string): Promise<void> {
  await call(lotteryEndpoints.sawDraw, { drawId }, { quiet: true }).catch(() => undefined)
  await invalidate(lotteryEndpoints.sawDraw)
}

/** Reports that the lottery was shared. @throws ApiError, already reported */
export async function reportShared(lotteryId: string): Promise<void> {
  try {
    await call(lotteryEndpoints.sharedLottery, { lotteryId })
  } finally {
    await invalidate(lotteryEndpoints.sharedLottery)
  }
}

/** Confirms receipt of a prize's goods. @throws ApiError, already reported */
export async function reportReceived(drawId: string): Promise<void> {
  try {
    await call(lotteryEndpoints.receivedPrize, { drawId })
  } finally {
    await invalidate(lotteryEndpoints.receivedPrize)
  }
}
