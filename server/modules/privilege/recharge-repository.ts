/** Recharges in progress: requests to the gateway, and their outcome. */
import { and, eq, sql } from 'drizzle-orm'
import { backoff, isLastTry, untilLastTry } from '../../db/backoff'
import type { Queryable, Tx } from '../../db/client'
import { roundUsages } from '../../db/schema/held-plate'
import { privileges } from '../../db/schema/privilege'
import { receiveRecords } from '../../db/schema/receive'
import { statement } from '../../db/statement'
import type { OrderNo } from '../../domain/order-number'

const REQUEST = {
  requestId: receiveRecords.id,
  account: receiveRecords.account,
  amountFen: privileges.faceFen,
  productName: privileges.name
}

/** The gateway request for one record; undefined if it is not waiting for a recharge. */
export async function waitingRecharge(receiveId: string, db: Queryable) {
  const rows = await db
    .select(REQUEST)
    .from(receiveRecords)
    .innerJoin(privileges, eq(privileges.id, receiveRecords.privilegeId))
    .where(isWaiting(receiveId))
  return rows[0]
}

/** A recharge in progress to be queried; `isLast`: for the last time. */
export interface DueRecharge {
  readonly requestId: string
  readonly isLast: boolean
}

const claim = statement<DueRecharge>(
  'claim-recharge',
  `update receive_records set asks = asks + 1,
     next_ask_at = ${untilLastTry('$1', 'received_at', backoff('$1', 'asks', '15 seconds'))}
   where id in (
     select id from receive_records where state = 'processing' and received_at < $2 and (next_ask_at is null or next_ask_at <= $1)
     order by coalesce(next_ask_at, received_at) limit 1 for update skip locked)
   returning id as "requestId", ${isLastTry('$1', 'received_at')} as "isLast"`
)

/** Claims, for this process, the recharge in progress since before `before` that has been due longest for a query. */
export const claimRecharge = (now: Date, before: Date, db: Queryable) => claim([now, before], db)

/** Shows the member why a recharge in progress takes long; false if it has ended. */
export async function markDelayed(receiveId: string, reason: string, db: Queryable): Promise<boolean> {
  const rows = await db
    .update(receiveRecords)
    .set({ failedReason: reason })
    .where(isWaiting(receiveId))
    .returning({ id: receiveRecords.id })
  return rows.length > 0
}

/** Completes the recharge. @returns the order that bought it, null if there is none or it was already settled */
export async function rechargeDone(receiveId: string, tx: Tx): Promise<OrderNo | null> {
  const [record] = await tx
    .update(receiveRecords)
    .set({ state: 'issued', failedReason: null })
    .where(isWaiting(receiveId))
    .returning({ orderNo: receiveRecords.orderNo })
  return record?.orderNo ?? null
}

/**
 * The recharge failed permanently: the record says why and leaves its round (so that the privilege can be taken
 * again), and quota and stock of a plate are returned. Nothing happens if it was already settled.
 * @returns as rechargeDone
 */
export async function rechargeFailed(receiveId: string, reason: string, tx: Tx): Promise<OrderNo | null> {
  const [before] = await tx.select().from(receiveRecords).where(isWaiting(receiveId)).for('update')
  if (!before) return null
  await tx
    .update(receiveRecords)
    .set({ state: 'failed', failedReason: reason, roundNo: null })
    .where(eq(receiveRecords.id, receiveId))
  if (before.memberPlateId === null || before.roundNo === null) return before.orderNo
  await tx
    .update(roundUsages)
    .set({ used: sql`${roundUsages.used} - 1` })
    .where(and(eq(roundUsages.memberPlateId, before.memberPlateId), eq(roundUsages.roundNo, before.roundNo)))
  await tx
    .update(privileges)
    .set({ stock: sql`${privileges.stock} + 1` })
    .where(and(eq(privileges.id, before.privilegeId), sql`${privileges.stock} is not null`))
  return null
}

/** The outcome of an order's pieces, by their positions; null while a recharge is in progress. */
export async function endedPieces(
  orderNo: OrderNo,
  tx: Tx
): Promise<{ failed: number[]; all: number } | null> {
  const pieces = await tx
    .select({ state: receiveRecords.state, place: receiveRecords.orderSeq })
    .from(receiveRecords)
    .where(eq(receiveRecords.orderNo, orderNo))
  if (pieces.some(({ state }) => state === 'processing')) return null
  const failed = pieces.flatMap(({ state, place }) => (state === 'failed' && place !== null ? [place] : []))
  return { failed, all: pieces.length }
}

const isWaiting = (receiveId: string) =>
  and(eq(receiveRecords.id, receiveId), eq(receiveRecords.state, 'processing'))
