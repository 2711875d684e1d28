import type { Shop } from '../payment/shop'

export interface CouponTermsInTest {
  readonly rule?: 'full_cut' | 'discount' | 'fixed'
  readonly thresholdFen?: number
  readonly amountFen?: number
  readonly percent?: number
  readonly maxOffFen?: number
  readonly scope?: string
  readonly scopeIds?: readonly string[]
}

let serial = 0

/** Puts a coupon of its own into a member's hands, for a day. @returns its id, which is that of what is held */
export async function holdCoupon(
  { clock, database: { pool } }: Pick<Shop, 'clock' | 'database'>,
  memberId: string,
  terms: CouponTermsInTest = {}
): Promise<string> {
  const id = `c${(serial += 1)}`
  const {
    rule = 'fixed',
    thresholdFen = 0,
    amountFen = 1000,
    percent = 100,
    maxOffFen = 0,
    scope = 'all',
    scopeIds = []
  } = terms
  const now = clock.now().getTime()
  const end = new Date(now + 86_400_000)
  await pool.query(
    `insert into coupons (id, name, rule, threshold_fen, amount_fen, percent, max_off_fen, scope, scope_ids, rule_text,
       rules_html, total, claimed, per_member, starts_at, ends_at, valid_days, sort)
     values ($1, '券', $2, $3, $4, $5, $6, $7, $8, '', '', 1, 1, 1, $9, $10, 1, 1)`,
    [id, rule, thresholdFen, amountFen, percent, maxOffFen, scope, scopeIds, new Date(now - 1000), end]
  )
  await pool.query(
    `insert into coupon_receives (id, coupon_id, member_id, seq, state, expires_at) values ($1, $1, $2, 1, 'usable', $3)`,
    [id, memberId, end]
  )
  return id
}
