/** What must hold in the database after primaries were lost, whatever was under way. */
import type { Database } from '../../server/db/client'
import { ledgerDifferences } from '../../server/modules/ledger/repository'
import type { Acknowledged } from './traffic'

/** How long the shop may take to hand over what was paid while it had no database, ms: a channel tells of a payment again after minutes. */
const HANDED_OVER_MS = 300_000

/** Waits until every order is handed over, or that time has passed; seconds that it took. */
export async function handedOver({ pool }: Database): Promise<number> {
  const from = performance.now()
  for (;;) {
    const { rowCount } = await pool.query(`select 1 from orders where state <> 'fulfilled' limit 1`)
    const took = performance.now() - from
    if (rowCount === 0 || took > HANDED_OVER_MS) return Math.ceil(took / 1000)
    await new Promise((resume) => setTimeout(resume, 1000))
  }
}

/** Sentences about what is wrong; none if all is right. */
export async function wrongIn(
  { db, pool }: Database,
  said: Acknowledged,
  shop: string,
  stock: number
): Promise<string[]> {
  const { rows: orders } = await pool.query<{ order_no: string; request_key: string; state: string }>(
    'select order_no, request_key, state from orders'
  )
  const states = new Map(orders.map(({ order_no, state }) => [order_no, state]))
  const acknowledged = new Set(said.orders.values())
  const wrong = [...said.wrong]
  const tell = (what: string, found: readonly unknown[]) => {
    if (found.length > 0) wrong.push(`${what}: ${found.length}, as ${JSON.stringify(found[0])}`)
  }
  tell(
    'acknowledged orders that are lost',
    [...acknowledged].filter((orderNo) => !states.has(orderNo))
  )
  tell(
    'orders nobody was told of',
    orders.filter(({ order_no }) => !acknowledged.has(order_no))
  )
  tell(
    'acknowledged payments that were not handed over',
    [...said.paid].filter((orderNo) => states.get(orderNo) !== 'fulfilled')
  )
  const { rows: halves } = await pool.query(`
    select order_no, state from orders o where
      (select count(*) from receive_records r where r.order_no = o.order_no) <> 1
      or (select count(*) from order_events e where e.order_no = o.order_no) <> 3
      or (select count(*) from payments p where p.order_no = o.order_no and p.state = 'paid') <> 1`)
  tell('orders not handed over exactly once', halves)
  const { rows: twice } = await pool.query(
    `select p.order_no from payments p join sandbox_trades t on t.out_trade_no = p.out_trade_no
     where t.state = 'SUCCESS' group by p.order_no having count(*) > 1`
  )
  tell('orders paid twice', twice)
  const { rows: pieces } = await pool.query('select stock, sold from products where id = $1', [shop])
  if (pieces[0]?.sold !== acknowledged.size || pieces[0]?.stock !== stock - acknowledged.size)
    wrong.push(`${acknowledged.size} orders, and stock ${JSON.stringify(pieces[0])} of ${stock}`)
  tell('differences of the ledger', await ledgerDifferences(['000000', '999999'], 100, db))
  return wrong
}
