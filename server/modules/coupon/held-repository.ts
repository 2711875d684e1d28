import type { EndOfDay } from '@contract/time'
import type { Queryable } from '../../db/client'
import { keyset, limitOf, type Page, type Positioned } from '../../db/keyset'
import { statement } from '../../db/statement'
import type { PageRequest } from '../../core/cursor'
import type { CouponTerms } from './model'

/** A coupon held by a member, with its terms. */
export interface HeldCouponRow extends CouponTerms {
  readonly couponReceiveId: string
  readonly couponId: string
  readonly name: string
  readonly ruleText: string
  readonly rulesHtml: string
  /** As stored: expiry is computed from the clock. */
  readonly state: 'usable' | 'locked' | 'used'
  readonly orderNo: string | null
  readonly receivedAt: Date
  readonly startsAt: Date
  readonly expiresAt: EndOfDay<Date>
  readonly usedAt: Date | null
  readonly channelCodes: string[]
  readonly labelId: string | null
}

const COLUMNS = `r.id as "couponReceiveId", r.coupon_id as "couponId", c.name, c.rule_text as "ruleText",
  c.rules_html as "rulesHtml", r.state, r.order_no as "orderNo", r.received_at as "receivedAt",
  c.starts_at as "startsAt", r.expires_at as "expiresAt", r.used_at as "usedAt", c.rule,
  c.threshold_fen as "thresholdFen", c.amount_fen as "amountFen", c.percent, c.max_off_fen as "maxOffFen", c.scope,
  c.scope_ids as "scopeIds", c.channel_codes as "channelCodes", c.label_id as "labelId"`

const FROM = 'from coupon_receives r join coupons c on c.id = r.coupon_id'

const one = statement<HeldCouponRow>(
  'held-coupon',
  `select ${COLUMNS} ${FROM} where r.id = $1 and r.member_id = $2`
)

/** Not used and not expired at $2: including those that an unpaid order holds. */
const open = statement<HeldCouponRow>(
  'held-coupons-open',
  `select ${COLUMNS} ${FROM} where r.member_id = $1 and r.state in ('usable', 'locked')
     and (r.state = 'locked' or r.expires_at > $2) order by r.expires_at, r.id`
)

const CONDITION = {
  usable: `r.state = 'locked' or (r.state = 'usable' and r.expires_at > $2)`,
  used: `r.state = 'used' and $2::timestamptz is not null`,
  expired: `r.state = 'usable' and r.expires_at <= $2`
} as const

/** The tabs of a member's coupons. */
export type CouponTab = keyof typeof CONDITION

const FIRST_TO_END = keyset({ by: 'r.expires_at', type: 'timestamptz' }, { by: 'r.id', type: 'text' })
const LAST_OVER = keyset(
  { by: 'coalesce(r.used_at, r.expires_at)', type: 'timestamptz', desc: true },
  { by: 'r.id', type: 'text', desc: true }
)
const ORDERS = { usable: FIRST_TO_END, used: LAST_OVER, expired: LAST_OVER } as const

const page = (tab: CouponTab) =>
  statement<HeldCouponRow & Positioned>(
    `held-coupons-${tab}`,
    `select ${COLUMNS}, ${ORDERS[tab].column} ${FROM} where r.member_id = $1 and (${CONDITION[tab]})
       and ${ORDERS[tab].after('$4')}
     order by ${ORDERS[tab].order} limit $3`
  )

const pages = { usable: page('usable'), used: page('used'), expired: page('expired') }

/** One coupon of the member; null if it is somebody else's. */
export async function findHeld(
  memberId: string,
  couponReceiveId: string,
  db: Queryable
): Promise<HeldCouponRow | null> {
  const [row] = await one([couponReceiveId, memberId], db)
  return row ?? null
}

/** Coupons of the member that may still become usable, earliest end first. */
export function listOpen(memberId: string, now: Date, db: Queryable): Promise<HeldCouponRow[]> {
  return open([memberId, now], db)
}

/** A page of a tab. */
export async function listHeld(
  memberId: string,
  tab: CouponTab,
  now: Date,
  { cursor, pageSize }: PageRequest,
  db: Queryable
): Promise<Page<HeldCouponRow>> {
  const rows = await pages[tab]([memberId, now, limitOf(pageSize), ORDERS[tab].start(cursor)], db)
  return ORDERS[tab].page(rows, pageSize)
}
