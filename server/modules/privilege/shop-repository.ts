/** Vouchers as seen by a shop of their brand. */
import type { EndOfDay } from '@contract/time'
import type { Queryable } from '../../db/client'
import { statement } from '../../db/statement'

/** A voucher that a shop would accept. */
export interface VoucherAtShop {
  readonly id: string
  readonly code: string
  readonly name: string
}

/** Records `r` that a shop would accept; `$1` is now. */
export const USABLE = `r.state = 'issued' and r.code is not null and r.expires_at > $1`

const ofBrand = statement<VoucherAtShop>(
  'live-vouchers-of-brand',
  `select r.id, r.code, p.name from receive_records r join privileges p on p.id = r.privilege_id
   where ${USABLE} and p.brand_id = $2 order by r.id`
)

/** Those of a brand. */
export const liveVouchersAt = (brandId: string, now: Date, db: Queryable): Promise<VoucherAtShop[]> =>
  ofBrand([now, brandId], db)

const brands = statement<{ id: string; name: string }>(
  'brands-with-live-vouchers',
  `select distinct b.id, b.name from receive_records r join privileges p on p.id = r.privilege_id
   join brands b on b.id = p.brand_id where ${USABLE} order by b.name`
)

/** Brands for which somebody has a voucher. */
export const brandsWithVouchers = (now: Date, db: Queryable) => brands([now], db)

const spend = statement<{ id: string }>(
  'voucher-use-at-shop',
  `update receive_records r set state = 'used', used_at = $1 where r.code = $2 and ${USABLE} returning r.id`
)

/** Redeems the voucher of a code once; false if it cannot be used at that moment. */
export const markVoucherUsed = async (code: string, at: Date, db: Queryable): Promise<boolean> =>
  (await spend([at, code], db)).length > 0

const standing = statement<{ state: string; usedAt: Date | null; expiresAt: EndOfDay<Date>; name: string }>(
  'voucher-standing',
  `select r.state, r.used_at as "usedAt", r.expires_at as "expiresAt", p.name
   from receive_records r join privileges p on p.id = r.privilege_id where r.code = $1`
)

/** The state of a code's voucher; null if missing. */
export const voucherStatus = async (code: string, db: Queryable) => (await standing([code], db))[0] ?? null
