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

/** Draws: its key outlives a lost answer, so that pressing again gives what was drawn, and spends no second try. */
const drawing: Write<Drawing, LotteryDraw> = {
  name: ({ lotteryId }) => `lottery|${lotteryId}`,
  call: (input) => keyed(lotteryEndpoints.drawLottery, input)
}

/** The same by a link, whose secret is kept in no other place; after a reload what was drawn is found as one that was not seen. */
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

/** Claims a prize from a page; a failure is told as a toast. */
export const useClaim = (around: Around<Claiming, MyPrize>) => useWrite(claiming, around)

/** The member has seen what a draw gave; should it not arrive, they are shown it once more. */
export async function reportSeen(drawId: string): Promise<void> {
  await call(lotteryEndpoints.sawDraw, { drawId }, { quiet: true }).catch(() => undefined)
  await invalidate(lotteryEndpoints.sawDraw)
}

/** The lottery was shared. @throws ApiError, told already */
export async function reportShared(lotteryId: string): Promise<void> {
  try {
    await call(lotteryEndpoints.sharedLottery, { lotteryId })
  } finally {
    await invalidate(lotteryEndpoints.sharedLottery)
  }
}

/** The goods of a prize have come. @throws ApiError, told already */
export async function reportReceived(drawId: string): Promise<void> {
  try {
    await call(lotteryEndpoints.receivedPrize, { drawId })
  } finally {
    await invalidate(lotteryEndpoints.receivedPrize)
  }
}
