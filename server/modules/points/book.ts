/**
 * How points are earned and spent. Every function runs inside the transaction that causes it, and acts once per
 * source.
 */
import { withTransaction, type Queryable, type Tx } from '../../db/client'
import type { OrderNo } from '../../domain/order-number'
import { earnedFor, endOf, remainingPointsOf } from './model'
import {
  addEntry,
  earnedByOrder,
  holdAccount,
  listEnding,
  readEndedBefore,
  markEnded,
  balanceOf,
  type Account
} from './repository'
import { ruleOf } from './rule'

/** An order of a member in a channel. */
export interface PointsOrder extends Account {
  readonly orderNo: OrderNo
}

/** Deducts points for an order; false if not enough are left, and nothing is deducted. */
export async function spendPoints(
  tx: Tx,
  { orderNo, memberId, channel }: PointsOrder,
  points: number,
  at: Date
): Promise<boolean> {
  const account = { memberId, channel }
  await holdAccount(account, tx)
  await expirePoints(tx, account, at)
  return addEntry({ ...account, kind: 'spend', points: -points, source: `order:${orderNo}`, orderNo, at }, tx)
}

/** Returns an order's points. They keep their original end: those that have expired meanwhile expire at once. */
export async function restorePoints(
  tx: Tx,
  { orderNo, memberId, channel }: PointsOrder,
  { points, source, at }: { readonly points: number; readonly source: string; readonly at: Date }
): Promise<void> {
  if (points === 0) return
  const account = { memberId, channel }
  await holdAccount(account, tx)
  if (await addEntry({ ...account, kind: 'back', points, source, orderNo, at }, tx))
    await expirePoints(tx, account, at)
}

/** Credits the points that a paid order earns by the channel's rule, once. */
export async function earnPoints(
  tx: Tx,
  { orderNo, memberId, channel }: PointsOrder,
  paidFen: number,
  at: Date
): Promise<void> {
  const account = { memberId, channel }
  const rule = await ruleOf(channel, tx)
  const points = rule ? earnedFor(rule, paidFen) : 0
  if (!rule || points === 0) return
  await holdAccount(account, tx)
  const endsAt = endOf(rule, at)
  await addEntry({ ...account, kind: 'earn', points, source: `order:${orderNo}`, orderNo, endsAt, at }, tx)
}

/**
 * Credits points for something other than an order, once per source.
 * @returns false in a channel without points: nothing is credited
 */
export async function creditPoints(
  tx: Tx,
  account: Account,
  points: number,
  { source, at }: { readonly source: string; readonly at: Date }
): Promise<boolean> {
  const rule = await ruleOf(account.channel, tx)
  if (!rule) return false
  await holdAccount(account, tx)
  const endsAt = endOf(rule, at)
  await addEntry({ ...account, kind: 'earn', points, source, orderNo: null, endsAt, at }, tx)
  return true
}

/**
 * Takes back what an order earned in proportion to a refund. If it was already spent, the balance drops below 0, and
 * later earnings make up for it.
 */
export async function revokePoints(
  tx: Tx,
  orderNo: OrderNo,
  { keptFen, ofFen, source, at }: { keptFen: number; ofFen: number; source: string; at: Date }
): Promise<void> {
  const existing = await earnedByOrder(orderNo, tx)
  if (!existing) return
  const account = { memberId: existing.memberId, channel: existing.channel }
  await holdAccount(account, tx)
  // read again: another refund of the order may have come first
  const { earned, net } = (await earnedByOrder(orderNo, tx)) ?? existing
  const gone = net - remainingPointsOf(earned, keptFen, ofFen)
  if (gone > 0) await addEntry({ ...account, kind: 'revoke', points: -gone, source, orderNo, at }, tx)
}

/** Points that an order gave and that its refund takes back. */
export interface PointsGoing {
  /** What remains of the order's money after the refund, and its price, fen. */
  readonly keptFen: number
  readonly ofFen: number
  /** Won with its tries in a lottery. */
  readonly prizePoints: number
  /** Points that the refund itself returns, if they are not in the balance yet. */
  readonly comingBack: number
}

/**
 * How many of the points to be taken back are no longer available, and their discount elsewhere, fen: 0 in a channel
 * without points.
 */
export async function shortPoints(
  { orderNo, ...account }: PointsOrder,
  { keptFen, ofFen, prizePoints, comingBack }: PointsGoing,
  at: Date,
  db: Queryable
): Promise<{ readonly points: number; readonly fen: number }> {
  const existing = await earnedByOrder(orderNo, db)
  const rule = await ruleOf(account.channel, db)
  const earned = existing ? Math.max(0, existing.net - remainingPointsOf(existing.earned, keptFen, ofFen)) : 0
  const { balance, due } = await balanceOf(account, at, db)
  const points = Math.max(0, earned + prizePoints - Math.max(0, balance - due + comingBack))
  return { points, fen: points * (rule?.worthFen ?? 0) }
}

/** Credits points that were paid for out of a refund, so that taking back what the order gave leaves no debt. */
export async function coverPoints(
  tx: Tx,
  { orderNo, memberId, channel }: PointsOrder,
  { points, source, at }: { readonly points: number; readonly source: string; readonly at: Date }
): Promise<void> {
  if (points > 0) await addEntry({ memberId, channel, kind: 'cover', points, source, orderNo, at }, tx)
}

/** Takes back points that were won. */
export async function revokeGift(
  tx: Tx,
  account: Account,
  { points, source, at }: { readonly points: number; readonly source: string; readonly at: Date }
): Promise<void> {
  await holdAccount(account, tx)
  await addEntry({ ...account, kind: 'revoke', points: -points, source, orderNo: null, at }, tx)
}

/** Removes expired points from the balance of a locked account. */
export async function expirePoints(tx: Tx, account: Account, at: Date): Promise<void> {
  const { due } = await balanceOf(account, at, tx)
  if (due > 0) {
    const source = `end:${account.memberId}:${account.channel}:${at.toISOString()}:${due}`
    await addEntry({ ...account, kind: 'expire', points: -due, source, orderNo: null, at }, tx)
  }
  await markEnded(account, at, tx)
}

const AT_ONCE = 200
/** How far back the first round looks. */
const FIRST_ROUND_MS = 40 * 86_400_000

/** Removes points that expired since the last round from all balances. */
export async function endPoints(db: Queryable, now: Date): Promise<void> {
  const from = (await readEndedBefore(db)) ?? new Date(now.getTime() - FIRST_ROUND_MS)
  for (;;) {
    const accounts = await listEnding(from, now, AT_ONCE, db)
    for (const account of accounts) {
      await withTransaction(db, async (tx) => {
        await holdAccount(account, tx)
        await expirePoints(tx, account, now)
      })
    }
    if (accounts.length < AT_ONCE) return
  }
}
