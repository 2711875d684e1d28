import type { Queryable, Tx } from '../../db/client'
import { command, statement } from '../../db/statement'
import type { OrderNo } from '../../domain/order-number'
import type { StoredPhone } from '../../domain/receiver-phone'

/** An order whose hash does not fit its address. */
interface Unhashed {
  readonly orderNo: OrderNo
  /** As the address has it; null if that is gone. */
  readonly phone: StoredPhone | null
}

const unhashed = statement<Unhashed>(
  'orders-to-hash',
  `select order_no as "orderNo", case when address is not null then coalesce(address->>'mobile', '') end as phone from orders
   where (address is null) <> (receiver_mac is null) order by order_no limit $1 for update skip locked`
)

/** Holds at most `limit` orders with an address and no hash of its receiver, or the other way round. */
export const holdUnhashed = (limit: number, tx: Tx): Promise<Unhashed[]> => unhashed([limit], tx)

const put = command(
  'hash-receivers',
  `update orders o set receiver_mac = x.mac from unnest($1::text[], $2::text[]) as x(order_no, mac)
   where o.order_no = x.order_no`
)

/** Stores the hashes of receivers, order by order; null = none. */
export async function putMacs(
  rows: readonly { readonly orderNo: OrderNo; readonly mac: string | null }[],
  db: Queryable
): Promise<void> {
  await put([rows.map(({ orderNo }) => orderNo), rows.map(({ mac }) => mac)], db)
}
