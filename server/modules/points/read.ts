import type { Data, PointsRule, SettlePoints } from '@contract/types'
import type { Queryable } from '../../db/client'
import { notFound } from '../../core/business-error'
import type { PageRequest } from '../../core/cursor'
import { iso, isoEndOrNull } from '../../lib/iso'
import { lotsLeft, lotViews, offerOf } from './model'
import {
  listEntries,
  setUsedByDefault,
  balanceOf,
  sumsByEnd,
  writtenBalanceOf,
  type Account
} from './repository'
import { ruleOf } from './rule'

/** The member's points in the channel. Expired points do not count, whether or not they have been removed yet. */
export async function readPoints(db: Queryable, account: Account, now: Date): Promise<Data<'getPoints'>> {
  const rule = await ruleOf(account.channel, db)
  const { balance, byDefault } = await writtenBalanceOf(account, db)
  const sums = await sumsByEnd(account, db)
  const earned = sums.flatMap(({ points, endsAt }) => (endsAt ? [{ points, endsAt }] : []))
  const consumed = -(sums.find(({ endsAt }) => endsAt === null)?.points ?? 0)
  const lots = lotsLeft(earned, consumed).filter(({ endsAt }) => endsAt > now)
  // as `balanceOf` finds it, of entries that are read once
  const over = earned.filter(({ endsAt }) => endsAt <= now).reduce((sum, { points }) => sum + points, 0)
  const due = Math.max(over - consumed, 0)
  return { rule, balance: balance - due, lots: lotViews(lots), byDefault }
}

/** How they were earned and spent. */
export async function readEntries(
  db: Queryable,
  account: Account,
  part: PageRequest
): Promise<Data<'listPointsEntries'>> {
  const { rows, next } = await listEntries(account, part, db)
  const list = rows.map((row) => ({ ...row, at: iso(row.at), endsAt: isoEndOrNull(row.endsAt) }))
  return { list, next }
}

/** @throws BusinessError 404 in a channel without points */
export async function setByDefault(db: Queryable, account: Account, byDefault: boolean): Promise<void> {
  if (!(await ruleOf(account.channel, db))) throw notFound('这里不使用积分')
  await setUsedByDefault(account, byDefault, db)
}

/** What a settlement offers of the member's points, and the discount per point. */
export interface PointsOffer extends SettlePoints {
  /** Fen. */
  readonly eachFen: number
}

/** What a settlement needs to know about the member's points before the price of the goods is known. */
export interface PointsPurse {
  readonly rule: PointsRule
  readonly balance: number
  /** The member uses points by default. */
  readonly byDefault: boolean
}

/** The member's points in the channel; null if it has none. */
export async function readPurse(db: Queryable, account: Account, now: Date): Promise<PointsPurse | null> {
  const rule = await ruleOf(account.channel, db)
  if (!rule) return null
  const { balance, due, byDefault } = await balanceOf(account, now, db)
  return { rule, balance: balance - due, byDefault }
}

/**
 * What the member's points can do for lines that cost `linesFen` after card price and coupon. `wanted` = the buyer's
 * choice; omitted = their default. Pure.
 */
export function offerPoints(
  { rule, balance, byDefault }: PointsPurse,
  linesFen: readonly number[],
  wanted: boolean | undefined
): PointsOffer {
  const offer = offerOf(rule, balance, linesFen)
  return { ...offer, used: offer.usable > 0 && (wanted ?? byDefault), eachFen: rule.worthFen }
}

/**
 * For goods that points cannot pay: that the member has some, and what they can be used for; null if there are none
 * worth mentioning.
 */
export async function pointsElsewhere(
  db: Queryable,
  account: Account,
  now: Date
): Promise<SettlePoints | null> {
  const balance = (await readPurse(db, account, now))?.balance ?? 0
  if (balance <= 0) return null
  return { balance, usable: 0, worthFen: 0, used: false, reason: '积分可在购买商城商品时使用' }
}
