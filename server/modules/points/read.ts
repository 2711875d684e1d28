import type { Data, SettlePoints } from '@contract/types'
import type { Queryable } from '../../db/client'
import { notFound } from '../../http/business-error'
import { iso, isoOrNull } from '../../lib/iso'
import { lotsLeft, lotViews, offerOf } from './model'
import { listEntries, sayByDefault, standingOf, sumsByEnd, type Account } from './repository'
import { ruleOf } from './rule'

/** The member's points in the channel. What has ended counts no more, whether or not it was taken out yet. */
export async function readPoints(db: Queryable, account: Account, now: Date): Promise<Data<'getPoints'>> {
  const rule = await ruleOf(account.channel, db)
  const { balance, due, byDefault } = await standingOf(account, now, db)
  const sums = await sumsByEnd(account, db)
  const earned = sums.flatMap(({ points, endsAt }) => (endsAt ? [{ points, endsAt }] : []))
  const consumed = -(sums.find(({ endsAt }) => endsAt === null)?.points ?? 0)
  const lots = lotsLeft(earned, consumed).filter(({ endsAt }) => endsAt > now)
  return { rule, balance: balance - due, lots: lotViews(lots), byDefault }
}

/** How they came and went. */
export async function readEntries(
  db: Queryable,
  account: Account,
  { page, pageSize }: { readonly page: number; readonly pageSize: number }
): Promise<Data<'listPointsEntries'>> {
  const { rows, total } = await listEntries(account, pageSize, (page - 1) * pageSize, db)
  const list = rows.map((row) => ({ ...row, at: iso(row.at), endsAt: isoOrNull(row.endsAt) }))
  return { list, page, hasMore: page * pageSize < total, total }
}

/** @throws BusinessError 404 in a channel without points */
export async function setByDefault(db: Queryable, account: Account, byDefault: boolean): Promise<void> {
  if (!(await ruleOf(account.channel, db))) throw notFound('当前渠道暂无积分')
  await sayByDefault(account, byDefault, db)
}

/** What a settlement offers of the member's points, and what one of them takes off. */
export interface PointsOffer extends SettlePoints {
  /** Fen. */
  readonly eachFen: number
}

/**
 * What the member's points can do for lines that cost `linesFen` after card price and coupon; null in a channel without points.
 * `wanted` = what the buyer says; left out = as they have set it.
 */
export async function offerPoints(
  db: Queryable,
  account: Account,
  linesFen: readonly number[],
  wanted: boolean | undefined,
  now: Date
): Promise<PointsOffer | null> {
  const rule = await ruleOf(account.channel, db)
  if (!rule) return null
  const { balance, due, byDefault } = await standingOf(account, now, db)
  const offer = offerOf(rule, balance - due, linesFen)
  return { ...offer, used: offer.usable > 0 && (wanted ?? byDefault), eachFen: rule.worthFen }
}
