import { sqlState, withTransaction, type Tx } from '../../db/client'
import { statement } from '../../db/statement'
import type { OrderNo } from '../../domain/order-number'

/** SQL: whether nothing was taken from the plate `p`. */
export const UNTOUCHED = `not exists (select 1 from round_usages u where u.member_plate_id = p.id and u.used > 0)
  and not exists (select 1 from receive_records r where r.member_plate_id = p.id)`

const revoke = statement<{ id: string }>(
  'revoke-unused-plate',
  `with empty as (
     delete from round_usages u using member_plates p where p.order_no = $1 and u.member_plate_id = p.id and u.used = 0),
   gone as (delete from member_plates p where p.order_no = $1 and p.ends_at > $2 and ${UNTOUCHED} returning p.id)
   select id from gone`
)

const FOREIGN_KEY = '23503'

/** Runs `work`, which deletes rows; false if one of them is still in use: then nothing is deleted. */
export async function unlessInUse(tx: Tx, work: (inner: Tx) => Promise<boolean>): Promise<boolean> {
  try {
    return await withTransaction(tx, work)
  } catch (problem) {
    if (sqlState(problem) === FOREIGN_KEY) return false
    throw problem
  }
}

/** Takes back an order's plate if it is unused; a concurrent redemption comes first, or finds nothing. */
export function revokePlate(orderNo: OrderNo, now: Date, tx: Tx): Promise<boolean> {
  return unlessInUse(tx, async (inner) => (await revoke([orderNo, now], inner)).length > 0)
}
