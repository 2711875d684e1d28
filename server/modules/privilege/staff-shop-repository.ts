/** Vouchers as staff of stores look them up, take them, and take that back. */
import type { EndOfDay } from '@contract/time'
import type { Queryable, Tx } from '../../db/client'
import { statement } from '../../db/statement'

/** A voucher, by its number or id. */
export interface StaffVoucher {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly state: string
  readonly usedAt: Date | null
  readonly expiresAt: EndOfDay<Date>
  readonly markedByOwner: boolean
  /** It is used in one of the stores asked for. */
  readonly isHere: boolean
}

// a store takes what its brand sells, unless the privilege names its stores
const one = statement<StaffVoucher>(
  'staff-voucher',
  `select r.id, coalesce(r.code, '') as code, p.name, r.state, r.used_at as "usedAt", r.expires_at as "expiresAt", r.marked_by_owner as "markedByOwner",
     ($2::text[] is null or exists (select 1 from merchants m where m.id = any($2) and (
       exists (select 1 from privilege_merchants x where x.privilege_id = p.id and x.merchant_id = m.id)
       or (m.brand_id = p.brand_id and not exists (select 1 from privilege_merchants x where x.privilege_id = p.id))))) as "isHere"
   from receive_records r join privileges p on p.id = r.privilege_id where r.code is not null and (r.code = $1 or r.id = $1)`
)

/** A voucher by number or id; null if it is none. `storeIds`: of whoever asks, null for all stores. */
export const findStaffVoucher = async (
  numberOrId: string,
  storeIds: readonly string[] | null,
  db: Queryable
): Promise<StaffVoucher | null> => (await one([numberOrId, storeIds], db))[0] ?? null

const undo = statement<{ id: string }>(
  'staff-voucher-undo',
  `update receive_records set state = 'issued', used_at = null where id = $1 and state = 'used' and not marked_by_owner and used_at > $2
   returning id`
)

/** Makes a voucher usable again that was taken after `since`; false if it was not. */
export const undoVoucher = async (id: string, since: Date, tx: Tx): Promise<boolean> =>
  (await undo([id, since], tx)).length > 0

const brand = statement<{ brandId: string }>(
  'brand-of-store',
  `select coalesce(brand_id, '') as "brandId" from merchants where id = $1 and brand_id is not null`
)

/** The brand of a store; null if it has none. */
export const brandOfStore = async (storeId: string, db: Queryable): Promise<string | null> =>
  (await brand([storeId], db))[0]?.brandId ?? null
