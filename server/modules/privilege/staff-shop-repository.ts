/** Vouchers as staff of stores look them up, take them, and take that back. */
import type { EndOfDay } from '@contract/time'
import type { Queryable, Tx } from '../../db/client'
import { statement } from '../../db/statement'
import { USABLE, type VoucherAtShop } from './shop-repository'

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

/** A store takes what its brand sells, unless the privilege names its stores. `stores`: the parameter with their ids. */
const takenAt = (stores: string) => `exists (select 1 from merchants m where m.id = any(${stores}) and (
       exists (select 1 from privilege_merchants x where x.privilege_id = p.id and x.merchant_id = m.id)
       or (m.brand_id = p.brand_id and not exists (select 1 from privilege_merchants x where x.privilege_id = p.id))))`

const one = statement<StaffVoucher>(
  'staff-voucher',
  `select r.id, coalesce(r.code, '') as code, p.name, r.state, r.used_at as "usedAt", r.expires_at as "expiresAt", r.marked_by_owner as "markedByOwner",
     ($2::text[] is null or ${takenAt('$2')}) as "isHere"
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

const ofStores = statement<VoucherAtShop>(
  'live-vouchers-of-stores',
  `select r.id, coalesce(r.code, '') as code, p.name from receive_records r join privileges p on p.id = r.privilege_id
   where ${USABLE} and ${takenAt('$2')} order by r.expires_at, r.id limit $3`
)

/** Vouchers that these stores would take now, at most `most`, those that end soonest first. */
export const liveVouchersOf = (
  storeIds: readonly string[],
  now: Date,
  most: number,
  db: Queryable
): Promise<VoucherAtShop[]> => ofStores([now, storeIds, most], db)

const ofMember = statement<{ id: string }>(
  'staff-vouchers-of-member',
  `select r.id from receive_records r join privileges p on p.id = r.privilege_id
   where ${USABLE} and r.member_id = $2 and ($3::text[] is null or ${takenAt('$3')}) order by r.received_at desc limit 50`
)

/** Ids of a member's vouchers that these stores (null: any) would take now, newest first, at most 50. */
export const voucherIdsOfMember = async (
  memberId: string,
  storeIds: readonly string[] | null,
  now: Date,
  db: Queryable
): Promise<string[]> => (await ofMember([now, memberId, storeIds], db)).map(({ id }) => id)

const storeNames = statement<{ name: string }>(
  'names-of-stores',
  'select name from merchants where id = any($1) order by name'
)

/** Names of stores. */
export const namesOfStores = async (storeIds: readonly string[], db: Queryable): Promise<string[]> =>
  (await storeNames([storeIds], db)).map(({ name }) => name)
