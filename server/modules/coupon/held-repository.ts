import type { EndOfDay } from '@contract/time'
import type { Queryable } from '../../db/client'
import { keyset, limitOf, type Keyset, type Page, type Positioned } from '../../db/keyset'
import { statement, type Statement } from '../../db/statement'
import type { PageRequest } from '../../core/cursor'
import type { CouponTerms } from './model'

/** A coupon held by a member, with its terms. */
export interface HeldCouponRow extends CouponTerms {
  readonly couponReceiveId: string
  readonly couponId: string
  readonly name: string
  readonly ruleText: string
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

/** A coupon with its rules in full, which are too long for lists. */
export interface DetailedCouponRow extends HeldCouponRow {
  readonly rulesHtml: string
}

const COLUMNS = `r.id as "couponReceiveId", r.coupon_id as "couponId", c.name, c.rule_text as "ruleText", r.state, r.order_no as "orderNo", r.received_at as "receivedAt", c.starts_at as "startsAt", r.expires_at as "expiresAt", r.used_at as "usedAt", c.rule,
  c.threshold_fen as "thresholdFen", c.amount_fen as "amountFen", c.percent, c.max_off_fen as "maxOffFen", c.scope,
  c.scope_ids as "scopeIds", c.channel_codes as "channelCodes", c.label_id as "labelId"`

const FROM = 'from coupon_receives r join coupons c on c.id = r.coupon_id'

const one = statement<DetailedCouponRow>(
  'held-coupon',
  `select ${COLUMNS}, c.rules_html as "rulesHtml" ${FROM} where r.id = $1 and r.member_id = $2`
)

/** Of one coupon, a purchase is offered no more than this: they deduct the same, so the first to end are the best. */
export const MAX_OF_ONE_COUPON = 20

/** Not used and not expired at $2: including those that an unpaid order holds. */
const open = statement<HeldCouponRow>(
  'held-coupons-open',
  `select ${COLUMNS} ${FROM} where r.member_id = $1 and r.state = 'locked'
   union all
   select ${COLUMNS} from (
     select id, row_number() over (partition by coupon_id order by expires_at, id) as place
     from coupon_receives where member_id = $1 and state = 'usable' and expires_at > $2) u
   join coupon_receives r on r.id = u.id join coupons c on c.id = r.coupon_id
   where u.place <= ${MAX_OF_ONE_COUPON}
   order by "expiresAt", "couponReceiveId"`
)

/** The tabs of a member's coupons. */
export type CouponTab = 'usable' | 'used' | 'expired'

const FIRST_TO_END = keyset({ by: 'r.expires_at', type: 'timestamptz' }, { by: 'r.id', type: 'text' })
const LAST_TO_END = keyset(
  { by: 'r.expires_at', type: 'timestamptz', desc: true },
  { by: 'r.id', type: 'text', desc: true }
)
const LAST_USED = keyset(
  { by: 'coalesce(r.used_at, r.expires_at)', type: 'timestamptz', desc: true },
  { by: 'r.id', type: 'text', desc: true }
)
const ORDERS = { usable: FIRST_TO_END, used: LAST_USED, expired: LAST_TO_END } as const

/** Each condition is a range of one index in the order of its page; what is told of each coupon is looked up for the page alone. */
const pageSql = ({ column, after, order }: Keyset, condition: string) =>
  `select ${COLUMNS}, ${column} from (
     select r.* from coupon_receives r where r.member_id = $1 and ${condition} and r.expires_at <= coalesce($5::timestamptz, 'infinity')
       and ${after('$4')} order by ${order} limit $3) r
   join coupons c on c.id = r.coupon_id order by ${order}`

const pages: Readonly<Record<CouponTab, Statement<HeldCouponRow & Positioned>>> = {
  usable: statement(
    'held-coupons-usable',
    `(${pageSql(FIRST_TO_END, `r.state = 'locked'`)})
     union all (${pageSql(FIRST_TO_END, `r.state = 'usable' and r.expires_at > $2`)})
     order by "expiresAt", "couponReceiveId" limit $3`
  ),
  used: statement(
    'held-coupons-used',
    pageSql(LAST_USED, `r.state = 'used' and $2::timestamptz is not null`)
  ),
  expired: statement(
    'held-coupons-expired',
    pageSql(LAST_TO_END, `r.state = 'usable' and r.expires_at <= $2`)
  )
}

/** One coupon of the member; null if it is somebody else's. */
export async function findHeld(
  memberId: string,
  couponReceiveId: string,
  db: Queryable
): Promise<DetailedCouponRow | null> {
  const [row] = await one([couponReceiveId, memberId], db)
  return row ?? null
}

/** Coupons of the member that may still become usable, earliest end first; {@link MAX_OF_ONE_COUPON} of each. */
export function listOpen(memberId: string, now: Date, db: Queryable): Promise<HeldCouponRow[]> {
  return open([memberId, now], db)
}

/** A page of a tab; with `endsBy` only of those that end by then. */
export async function listHeld(
  memberId: string,
  tab: CouponTab,
  now: Date,
  { cursor, pageSize, endsBy }: PageRequest & { readonly endsBy?: EndOfDay<Date> | undefined },
  db: Queryable
): Promise<Page<HeldCouponRow>> {
  const start = ORDERS[tab].start(cursor)
  const rows = await pages[tab]([memberId, now, limitOf(pageSize), start, endsBy ?? null], db)
  return ORDERS[tab].page(rows, pageSize)
}
