/** What must be in the database after many deaths: all that was acknowledged, once, and nothing that nobody was told of. */
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { patience } from '../../support/patience'
import { MALL_STOCK } from '../../support/server/processes/stock-shop'
import { orderFaults, ordersFaults } from '../states/books'
import { SHOP, type Buyers, type OrderTold, type Told } from './life-buyers'
import { sleep } from './short-lives'

/** Pieces of the product that there are before any order. */
export const STOCK = 10_000_000
/** So many faults of a kind are told. */
const SHOWN = 5
/** So many calls are made again at once, and so many of those that have their answer. */
const AT_ONCE = 8
const REPEATED = 150

/** States in which an order may be of which a buyer was told so. */
const TRUE_STATES: Readonly<Record<OrderTold, readonly string[]>> = {
  created: ['unpaid', 'closed', 'paid', 'fulfilled', 'refunding', 'refunded', 'cancelled'],
  cancelled: ['cancelled'],
  charged: ['paid', 'fulfilled', 'refunding', 'refunded'],
  fulfilled: ['fulfilled', 'refunding', 'refunded']
}

/** Time that nobody waits for here, and rounds of jobs whose runner was killed. */
const HURRY = `with tries as (update refunds set next_try_at = now() where next_try_at > now()),
     asks as (update payments set next_ask_at = now() where next_ask_at > now()),
     notices as (update sandbox_notices set next_try_at = now() where done_at is null and next_try_at > now())
   update job_runs set next_at = now() where next_at > now()`

/** What is still under way. Goods are not sent here: an order of them stays paid. */
const OPEN = `
  select 'order ' || order_no || ' is ' || state as what from orders
    where state = 'refunding' or (state = 'paid' and kind <> 'mall')
  union all
  select 'order ' || o.order_no || ' is charged and ' || o.state from orders o join payments p using (order_no)
    join sandbox_trades t using (out_trade_no) where t.state = 'SUCCESS' and o.state = 'unpaid'
  union all
  select 'refund ' || out_refund_no || ' is ' || state from refunds where state <> 'done'
  union all
  select 'request ' || id || ' is ' || state from after_sales where state not in ('done', 'refused', 'withdrawn')
  union all
  select 'record ' || id || ' is ' || state from receive_records where state in ('processing', 'refunding')`

/** Pieces of orders that hold or have sold them; those that were given back are on sale again. */
const SOLD = `coalesce(sum(l.quantity - l.claimed_pieces) filter (where o.state not in ('cancelled', 'closed')), 0)::int as n
    from order_lines l join orders o using (order_no)`

/** Whether stock, coupons and money add up. `$1`: pieces of the product before any order, `$2` of the goods. */
const SUMS = `
  select 'product: ' || p.stock || ' pieces, ' || sold.n || ' sold' as fault from products p, lateral (
    select ${SOLD} where l.item_id = p.id) sold where p.id = '${SHOP}' and p.stock <> $1::int - sold.n
  union all
  select 'goods: ' || s.stock || ' pieces, ' || sold.n || ' sold' from mall_skus s, lateral (
    select ${SOLD} where l.item_id = s.id) sold where s.id = '${SHOP}-a' and s.stock <> $2::int - sold.n
  union all
  select 'coupon ' || c.id || ': claimed ' || c.claimed || ', held ' || held.n from coupons c, lateral (
    select count(*)::int as n from coupon_receives r where r.coupon_id = c.id) held
    where c.id = '${SHOP}' and held.n <> c.claimed
  union all
  select 'coupon of a member ' || c.id || ' is ' || c.state || ', in ' || used.n || ' orders' from coupon_receives c, lateral (
    select count(*)::int as n from orders o where o.coupon_receive_id = c.id and o.state in ('unpaid', 'paid', 'fulfilled')) used
    where c.coupon_id = '${SHOP}' and (used.n > 1 or (used.n = 1) and c.state = 'usable')
  union all
  select 'order ' || order_no || ' is charged ' || count(*) || ' times' from payments join sandbox_trades t using (out_trade_no)
    where t.state in ('SUCCESS', 'REFUND') group by order_no having count(*) > 1
  union all
  select 'payment ' || p.out_trade_no || ' is ' || p.state || ' with ' || p.refunded_fen || ' back, at the channel ' || t.state
    || ' with ' || t.refunded_fen from payments p join sandbox_trades t using (out_trade_no)
    where (p.state in ('paid', 'refunding', 'refunded')) <> (t.state in ('SUCCESS', 'REFUND'))
      or p.refunded_fen <> t.refunded_fen or p.amount_fen <> t.total_fen
  union all
  select 'order ' || o.order_no || ' is paid at ' || o.pay_fen || ' by ' || p.amount_fen from orders o join payments p using (order_no)
    where p.paid_at is not null and p.amount_fen <> o.pay_fen
  union all
  select 'order ' || order_no || ': event ' || state || ' ' || count(*) || ' times' from order_events
    group by order_no, state having count(*) > 1 and state in ('unpaid', 'paid', 'fulfilled', 'cancelled', 'closed', 'refunded')
  union all
  select 'request of order ' || order_no || ' has ' || count(*) || ' refunds' from refunds
    group by order_no, refund_key having count(*) > 1`

/** Waits until all that was begun has come to its end. @throws naming what does not */
export async function settled(pool: Pool): Promise<void> {
  const end = Date.now() + patience(180_000)
  for (;;) {
    await pool.query(HURRY)
    await sleep(500)
    const { rows } = await pool.query<{ what: string }>(`${OPEN} limit ${SHOWN}`)
    if (rows.length === 0) return
    if (Date.now() > end) throw new Error(`not in time: ${rows.map(({ what }) => what).join('; ')}`)
  }
}

/** How many acknowledged things are missing, how many are there that nobody was told of, and what else is wrong. */
export interface Balance {
  readonly lost: readonly string[]
  readonly doubled: readonly string[]
  readonly wrong: readonly string[]
}

/** Holds what was told against the database. */
export async function balance(pool: Pool, told: Told): Promise<Balance> {
  const lost: string[] = []
  const doubled: string[] = []
  const wrong: string[] = []
  const read = async <R extends object>(text: string) => (await pool.query<R>(text)).rows

  function compare(what: string, acknowledged: Iterable<string>, found: readonly string[]): void {
    const [told_, there] = [new Set(acknowledged), new Set(found)]
    for (const id of told_) if (!there.has(id)) lost.push(`${what} ${id}`)
    for (const id of there) if (!told_.has(id)) doubled.push(`${what} ${id}`)
    if (there.size !== found.length) doubled.push(`${what}: ${found.length - there.size} twice`)
  }

  const orders = await read<{ id: string; state: string }>('select order_no as id, state from orders')
  compare(
    'order',
    told.orders.keys(),
    orders.map(({ id }) => id)
  )
  const requests = await read<{ id: string; order_no: string; fen: number; state: string }>(
    'select id, order_no, amount_fen as fen, state from after_sales'
  )
  compare(
    'request',
    told.refunds.keys(),
    requests.map(({ id }) => id)
  )
  const coupons = await read<{ id: string }>(`select id from coupon_receives where coupon_id = '${SHOP}'`)
  compare(
    'coupon',
    told.coupons,
    coupons.map(({ id }) => id)
  )
  const rights = await read<{ id: string; code: string | null }>(
    'select id, code from receive_records where order_no is null'
  )
  compare(
    'right',
    told.rights.keys(),
    rights.map(({ id }) => id)
  )

  for (const { id, state } of orders) {
    const said = told.orders.get(id)
    if (said && !TRUE_STATES[said].includes(state))
      lost.push(`order ${id} was said to be ${said} and is ${state}`)
  }
  for (const { id, code } of rights)
    if (told.rights.has(id) && told.rights.get(id) !== (code ?? '')) lost.push(`code of right ${id}`)
  for (const { id, state, fen, order_no } of requests) {
    const said = told.refunds.get(id)
    if (said && (state !== 'done' || said.fen !== fen || said.orderNo !== order_no))
      lost.push(`refund ${id} of ${said.fen} fen is ${state} with ${fen}`)
  }
  const { rows } = await pool.query<{ fault: string }>(SUMS, [STOCK, MALL_STOCK])
  wrong.push(...rows.map(({ fault }) => fault))
  return { lost, doubled, wrong }
}

/** What is wrong with the books of these orders: money, points, rights, coupons, ledger. */
export async function booksOf(pool: Pool, orderNos: readonly string[]): Promise<readonly string[]> {
  if (orderNos.length === 0) return []
  const books = { pool, db: drizzle({ client: pool }) }
  const faults = await ordersFaults(books, orderNos)
  if (faults.length === 0) return []
  const named: string[] = []
  for (const orderNo of orderNos) {
    for (const fault of await orderFaults(books, orderNo)) named.push(`${orderNo}: ${fault}`)
    if (named.length > SHOWN) break
  }
  return named
}

/**
 * Makes calls again under their keys: those whose answer the database has lost, which it may in a crash, and others that it has. Gives
 * those that were answered otherwise, and the keys that are held without an answer afterwards.
 */
export async function otherAnswers(pool: Pool, buyers: Buyers, told: Told): Promise<readonly string[]> {
  const unanswered = 'select key from idempotency_keys where response is null'
  const { rows } = await pool.query<{ key: string }>(unanswered)
  const open = new Set(rows.map(({ key }) => key))
  const keyed = [...told.keyed.filter(({ key }) => open.has(key)), ...told.keyed.slice(-REPEATED)]
  const other: string[] = []
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let one = keyed.pop(); one; one = keyed.pop()) {
        const { resultCode, resultMsg, data } = await buyers.again(one)
        if (resultCode !== '100' || !Object.values(data ?? {}).includes(one.id))
          other.push(
            `${one.name} ${one.id}: ${resultCode} ${resultMsg} ${JSON.stringify(data).slice(0, 200)}`
          )
      }
    })
  )
  const known = new Set(told.keyed.map(({ key }) => key))
  const left = await pool.query<{ key: string }>(unanswered)
  return [
    ...other,
    ...left.rows.filter(({ key }) => known.has(key)).map(({ key }) => `key ${key} is still held`)
  ]
}

/** Jobs on which money and goods wait: each runs twice a minute or more often. */
const PROMPT_JOBS = [
  'carry out refunds',
  'close overdue orders',
  'fulfil paid orders',
  'send sandbox notices',
  'ship goods',
  'watch open payments'
]

/** Jobs that the dead hold for longer than the minute after which another process is to take them over (docs/how-to/scale.md). */
export async function heldByTheDead(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select name from job_runs where name = any($1) and next_at > now() + interval '1 minute'`,
    [PROMPT_JOBS]
  )
  return rows.map(({ name }) => name)
}

/** Waits until each of these jobs has come to its end once more. @throws naming those that did not: nobody took them over */
export async function jobsGoOn(pool: Pool): Promise<void> {
  const { rows: clock } = await pool.query<{ now: Date }>('select now()')
  for (const end = Date.now() + patience(180_000); ; await sleep(1000)) {
    const { rows } = await pool.query<{ name: string }>(
      `select name from unnest($1::text[]) as name left join job_runs using (name)
       where succeeded_at is null or succeeded_at <= $2`,
      [PROMPT_JOBS, clock[0]?.now]
    )
    if (rows.length === 0) return
    if (Date.now() > end) throw new Error(`not in time: ${rows.map(({ name }) => name).join(', ')}`)
  }
}
