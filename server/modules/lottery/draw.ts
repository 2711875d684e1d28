/** A draw: one try is spent, and its outcome is decided here and nowhere else. */
import { endOfDayAfter } from '../../lib/ends'
import { randomUUID } from 'node:crypto'
import { RESULT } from '@contract/envelope/codes'
import type { LotteryDraw } from '@contract/types'
import { sqlState, withTransaction, type Queryable, type Tx } from '../../db/client'
import { drawByWeight } from '../../domain/draw'
import { BusinessError, notFound } from '../../core/business-error'
import { ourNumber, type OrderNo } from '../../domain/order-number'
import { holdTryCard } from '../card'
import { grantCoupon } from '../coupon'
import { holdPaid } from '../order'
import { creditPoints } from '../points'
import {
  drawOfRequest,
  insertDraw,
  setPrize,
  decrementPrizeStock,
  type DrawnPrize,
  type DrawRow,
  type NewDraw
} from './draw-repository'
import { listPrizes, type LotteryRow, type PrizeRow } from './lottery-repository'
import { openLottery, eligibilityOf, type Asked } from './eligibility'
import { openTries, sourceOf } from './tries'
import { drawView } from './view'

/** Somebody draws. */
export interface DrawRequest extends Asked {
  readonly memberId: string
  readonly channel: string
  readonly lotteryId: string
  /** Idempotency key of the call. */
  readonly requestKey: string
  readonly now: Date
}

const TAKEN = '23505'
/** Concurrent calls of one member compete for the same tries; each lost race means that one of them was spent. */
const MAX_RACES = 60

/**
 * Spends one of the member's tries and draws; a repeated call gets the earlier draw.
 * @throws BusinessError 404, 902, 903, 904, 910
 */
export async function draw(db: Queryable, request: DrawRequest): Promise<LotteryDraw> {
  for (let race = 0; race < MAX_RACES; race += 1) {
    // an earlier attempt of the call may have done its work and then died
    const made = await drawOfRequest(request.memberId, request.requestKey, db)
    if (made) return same(made, request)
    const opened = await openLottery(request, request, db)
    if (!opened) throw notFound('活动不存在或已结束')
    check(opened.lottery, request.now)
    const [tryKey] = openTries(opened.lottery, await eligibilityOf(opened, request, db))
    if (tryKey === undefined) {
      const twin = await drawOfRequest(request.memberId, request.requestKey, db)
      if (twin) return same(twin, request)
      throw new BusinessError(RESULT.limitReached, '抽奖机会已用完')
    }
    const { memberId, channel, lotteryId, requestKey, now } = request
    const one = { drawId: randomUUID(), memberId, channel, lotteryId, tryKey, requestKey, now }
    try {
      return drawView(
        await withTransaction(db, async (tx) =>
          drawOnce(tx, { ...one, orderNo: await holdSource(tx, opened.lottery, one) })
        )
      )
    } catch (problem) {
      if (!(problem instanceof TryGone) && sqlState(problem) !== TAKEN) throw problem
    }
  }
  throw new BusinessError(RESULT.contended, '参与的人太多，请稍后再试')
}

/** The source of the try was returned concurrently. */
class TryGone extends Error {}

/**
 * Locks the source of a try until the transaction ends, so that its refund sees the draw, or the draw sees the
 * refund.
 * @returns the order behind it; null if there is none @throws TryGone
 */
async function holdSource(
  tx: Tx,
  { orderFromFen, cardIds }: LotteryRow,
  { tryKey, memberId, now }: Omit<NewDraw, 'orderNo'>
): Promise<OrderNo | null> {
  const { way, orderNo } = sourceOf(tryKey)
  if (way === 'card') {
    const card = await holdTryCard({ memberId, cardIds, now }, tx)
    if (!card) throw new TryGone()
    return card.orderNo
  }
  if (orderNo === null) return null
  if (!(await holdPaid(ourNumber(orderNo), orderFromFen, tx))) throw new TryGone()
  return ourNumber(orderNo)
}

function check({ startsAt, endsAt }: LotteryRow, now: Date): void {
  if (now < startsAt) throw new BusinessError(RESULT.notStarted, '活动尚未开始')
  if (now >= endsAt) throw new BusinessError(RESULT.ended, '活动已结束')
}

/**
 * The try is spent first: concurrent calls for the same try wait for it, and not for the prize. The drawn prize is
 * given if one is left; otherwise the fallback is, without drawing again.
 */
async function drawOnce(tx: Tx, one: NewDraw): Promise<DrawRow> {
  const prizes = await listPrizes(one.lotteryId, tx)
  const fallback = prizes.find((prize) => prize.fallback)
  if (!fallback) throw new Error(`The lottery ${one.lotteryId} has no fallback`)
  const drawn = drawByWeight(prizes)
  await insertDraw(one, asDrawn(fallback, one.now), tx)
  const won = drawn !== fallback && (await give(tx, one, drawn)) ? drawn : fallback
  if (won === fallback) await handOver(tx, one, fallback)
  const prize = asDrawn(won, one.now)
  if (won !== fallback) await setPrize(one.drawId, prize, tx)
  const { drawId, lotteryId, now } = one
  return { ...prize, drawId, lotteryId, prizeName: prize.name, drawnAt: now }
}

class NoneLeft extends Error {}

/** Takes one of a prize and hands it over, or neither. @returns whether one was available */
async function give(tx: Tx, one: NewDraw, prize: PrizeRow): Promise<boolean> {
  try {
    await withTransaction(tx, async (part) => {
      const isThere = prize.stock === null || (await decrementPrizeStock(prize.prizeId, part))
      if (!isThere || !(await handOver(part, one, prize))) throw new NoneLeft()
    })
    return true
  } catch (problem) {
    if (problem instanceof NoneLeft) return false
    throw problem
  }
}

/** Hands over a prize that needs no claim. @returns false if none is available */
async function handOver(tx: Tx, one: NewDraw, { kind, points, couponId }: PrizeRow): Promise<boolean> {
  const { memberId, channel, now } = one
  const source = `lottery:${one.drawId}`
  if (kind === 'points') return creditPoints(tx, { memberId, channel }, points ?? 0, { source, at: now })
  if (kind === 'coupon')
    return (await grantCoupon(tx, { memberId, couponId: couponId ?? '', source, now })) !== null
  return true
}

const TO_CLAIM: ReadonlySet<string> = new Set(['goods', 'privilege'])

const asDrawn = ({ prizeId, name, kind, picture, claimDays }: PrizeRow, now: Date): DrawnPrize => ({
  prizeId,
  name,
  kind,
  picture,
  claimBy: TO_CLAIM.has(kind) ? endOfDayAfter(now, claimDays) : null
})

function same(made: DrawRow, { lotteryId }: DrawRequest): LotteryDraw {
  if (made.lotteryId === lotteryId) return drawView(made)
  throw new BusinessError(RESULT.keyReused, '内容有变化，请重新提交')
}
