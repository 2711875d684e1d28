import type { Queryable, Tx } from '../../db/client'
import { command, statement } from '../../db/statement'
import type { OrderNo } from '../../domain/order-number'

/** An order whose hash does not fit its address. */
interface Unhashed {
  readonly orderNo: OrderNo
  /** Null if the address is gone. */
  readonly mobile: string | null
}

const unhashed = statement<Unhashed>(
  'orders-to-hash',
  `select order_no as "orderNo", case when address is not null then coalesce(address->>'mobile', '') end as mobile from orders
   where (address is null) <> (receiver_mac is null) order by order_no limit $1 for update skip locked`
)

/** Holds at most `limit` orders with an address and no hash of its receiver, or the other way round. */
export const holdUnhashed = (limit: number, tx: Tx): Promise<Unhashed[]> => unhashed([limit], tx)

// what a role may not see is null: then no replica is waited for
const behind = statement<{ behind: boolean }>(
  'replicas-behind',
  `select exists (select 1 from pg_stat_replication where replay_lag > interval '10 seconds') as behind`
)

/** Whether a replica is so far behind that writing much would leave it further behind. */
export const areReplicasBehind = async (db: Queryable): Promise<boolean> =>
  (await behind([], db))[0]?.behind === true

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
