/** Bills of the channel against our books: every difference that is there is found, and none that is not. */
import type { BillRow } from '../../../server/gateways/pay/pay-gateway'
import { PayRefused, PayUnreachable } from '../../../server/gateways/pay/pay-gateway'
import { dailyBills } from '../../../server/modules/bill/daily'
import {
  listBillDays,
  listDifferences,
  settleDifference
} from '../../../server/modules/bill/difference-repository'
import { openShop, type Shop } from '../payment/shop'

let shop: Shop
const log = { error: jest.fn(), warn: jest.fn(), info: jest.fn() }
const MINUTE = 60_000
const DAY = 86_400_000
const at = (text: string) => new Date(`${text}+08:00`)

beforeAll(async () => {
  shop = await openShop()
})
beforeEach(async () => {
  await query('truncate orders, sandbox_trades, bill_days, bill_rows, bill_differences cascade')
  shop.clock.set(at('2026-11-21T10:00:00'))
})
afterEach(() => jest.restoreAllMocks())
afterAll(() => shop.close())

const query = (text: string, values: readonly unknown[] = []) =>
  shop.database.pool.query<{ number: string }>(text, [...values])
const run = async (now: Date) => {
  shop.clock.set(now)
  await dailyBills({ db: shop.database.db, pay: shop.pay, virtualPay: null, log }, now)
}
const found = async () =>
  (await listDifferences({ pageSize: 500, open: true }, shop.database.db)).rows.map(
    ({ bill, kind, number }) => `${bill} ${kind} ${number}`
  )

/** The number of the i-th order of the day. */
const orderNo = (i: number) => `261121${100000 + i}${String(i).padStart(8, '0')}`

/** A day of `count` payments, each third of which was refunded in part: here, and at the channel alike. */
async function tradeFor(count: number) {
  await shop.login('buyer')
  const numbered = `from generate_series(1, ${count}) i`
  const no = `'261121' || lpad((100000 + i)::text, 6, '0') || lpad(i::text, 8, '0')`
  const moment = `timestamptz '${shop.clock.now().toISOString()}' + i * interval '7 seconds'`
  await query(`insert into orders (order_no, member_id, channel_code, kind, state, total_fen, discount_fen, pay_fen, created_at, expires_at, paid_at)
    select ${no}, 'buyer', 'main', 'product', 'fulfilled', 100 + i * 37, 0, 100 + i * 37, ${moment}, ${moment}, ${moment} ${numbered}`)
  await query(`insert into payments (out_trade_no, order_no, way, amount_fen, refunded_fen, state, transaction_id, created_at, expires_at, paid_at)
    select ${no} || 'P01', ${no}, 'mini', 100 + i * 37, case when i % 3 = 0 then 50 else 0 end, 'paid', '4200' || ${no}, ${moment}, ${moment}, ${moment} ${numbered}`)
  await query(`insert into refunds (out_refund_no, out_trade_no, order_no, refund_key, amount_fen, reason, state, created_at, done_at)
    select ${no} || 'P01R01', ${no} || 'P01', ${no}, 'test:1', 50, '退款', 'done', ${moment}, ${moment} + interval '1 minute' ${numbered} where i % 3 = 0`)
  await query(`insert into sandbox_trades (out_trade_no, prepay_id, app_id, kind, description, total_fen, notify_url, state, transaction_id,
      refunded_fen, refunds, refund_times, paid_at, expires_at)
    select p.out_trade_no, 'pre' || p.out_trade_no, 'wx', 'jsapi', '茶, 一盒', p.amount_fen, 'x', 'SUCCESS', p.transaction_id, p.refunded_fen,
      case when r.out_refund_no is null then '{}' else jsonb_build_object(r.out_refund_no, r.amount_fen) end,
      case when r.out_refund_no is null then '{}' else jsonb_build_object(r.out_refund_no, r.created_at) end, p.paid_at, p.expires_at
    from payments p left join refunds r on r.out_trade_no = p.out_trade_no where p.out_trade_no like '261121%'`)
}

test('fifty differences of all kinds among hundreds of rows: all found, none invented', async () => {
  await tradeFor(400)
  const planted: string[] = []
  let next = 0
  /** Changes the next `count` payments (or refunds), each once. */
  const plant = async (kind: string, what: 'payment' | 'refund', count: number, text: string) => {
    for (let n = 0; n < count; n++) {
      do next++
      while ((next % 3 === 0) !== (what === 'refund'))
      const trade = `${orderNo(next)}P01`
      await query(text.replaceAll('$trade', `'${trade}'`).replaceAll('$refund', `'${trade}R01'`))
      planted.push(`trade ${kind} ${trade}${what === 'refund' ? 'R01' : ''}`)
    }
  }
  await plant('missing here', 'payment', 6, `delete from payments where out_trade_no = $trade`)
  await plant('missing here', 'refund', 4, `delete from refunds where out_refund_no = $refund`)
  await plant('missing there', 'payment', 6, `delete from sandbox_trades where out_trade_no = $trade`)
  await plant(
    'missing there',
    'refund',
    4,
    `update sandbox_trades set refunds = '{}', refund_times = '{}' where out_trade_no = $trade`
  )
  await plant(
    'amount',
    'payment',
    5,
    `update sandbox_trades set total_fen = total_fen + 1 where out_trade_no = $trade`
  )
  await plant('amount', 'refund', 3, `update refunds set amount_fen = 49 where out_refund_no = $refund`)
  await plant(
    'state',
    'payment',
    4,
    `update payments set state = 'closed', paid_at = null where out_trade_no = $trade`
  )
  await plant(
    'state',
    'refund',
    3,
    `update refunds set state = 'failed', failure = 'closed' where out_refund_no = $refund`
  )
  await plant('state', 'refund', 2, `update refunds set via = 'outside' where out_refund_no = $refund`)
  await plant('fee', 'payment', 7, `update sandbox_trades set fee_fen = 555 where out_trade_no = $trade`)
  // and what moved on the account is not what the trade bill says
  const bill = shop.pay.bill
  jest.spyOn(shop.pay, 'bill').mockImplementation(async (kind, day) => {
    const rows = await bill(kind, day)
    return kind === 'fund' && rows ? withWrongMoney(rows, planted) : rows
  })
  await run(at('2026-11-22T10:00:00'))
  expect(planted).toHaveLength(50)
  expect((await found()).sort()).toEqual([...planted].sort())
  expect(new Set(planted.map((text) => text.replace(/ \S+$/, ''))).size).toBe(9)

  // a day later nothing is found again, and what has been put right is settled by itself
  const closed = planted.find((text) => text.startsWith('trade state') && text.endsWith('P01')) ?? ''
  await query(`update payments set state = 'paid', paid_at = created_at where out_trade_no = $1`, [
    closed.split(' ').at(-1)
  ])
  await run(at('2026-11-23T10:00:00'))
  expect((await found()).sort()).toEqual(planted.filter((text) => text !== closed).sort())
})

/** Six differences in the fund bill: two payments lost, two of another amount, two that nobody paid. */
function withWrongMoney(rows: readonly BillRow[], planted: string[]): BillRow[] {
  const payments = rows.filter(({ kind, amountFen }) => kind === 'payment' && amountFen > 5000)
  const [one, two, three, four, five] = payments.slice(-5)
  if (!one || !two || !three || !four || !five) throw new Error('too few payments')
  planted.push(...[one, two].map(({ number }) => `fund missing there ${number}`))
  planted.push(`fund amount ${three.number}`, `fund fee ${four.number}`)
  planted.push('fund missing here unknown1', 'fund missing here unknown2')
  return [
    ...rows
      .filter(({ number }) => number !== one.number && number !== two.number)
      .map((row) =>
        (row.number === three.number && row.kind === 'payment') ||
        (row.number === four.number && row.kind === 'fee')
          ? { ...row, amountFen: row.amountFen - 7 }
          : row
      ),
    { ...five, number: 'unknown1' },
    { ...five, number: 'unknown2' },
    // money that is of no payment is none of this
    { ...five, kind: 'other', number: 'withdrawal', amountFen: -9_000_000_000 }
  ]
}

test('what was really bought and given back, also by hand, differs in nothing; around midnight neither', async () => {
  const token = await shop.login('buyer1')
  const buy = async () => {
    const { orderNo } = await shop.order(token)
    await shop.confirm(await shop.begin(token, orderNo))
    return orderNo
  }
  shop.clock.set(at('2026-11-21T23:40:00'))
  const back = await buy()
  const refunded = await fetch(`${shop.origin}/sandbox/pay/refund`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ out_trade_no: `${back}P01`, yuan: '3.21' })
  })
  expect(refunded.status).toBe(303)
  shop.clock.set(at('2026-11-21T23:59:58'))
  const late = await buy()
  // the channel's clock is three seconds ahead: it is in the bill of the next day
  await query(`update sandbox_trades set paid_at = paid_at + interval '3 seconds' where out_trade_no = $1`, [
    `${late}P01`
  ])
  await run(at('2026-11-22T10:00:00'))
  expect(await found()).toEqual([])
  await run(at('2026-11-23T10:00:00'))
  expect(await found()).toEqual([])
  expect(await listBillDays(10, shop.database.db)).toMatchObject([
    { day: '2026-11-22', bill: 'fund', rows: 2 },
    { day: '2026-11-22', bill: 'trade', rows: 1 },
    { day: '2026-11-21', bill: 'fund', rows: 3 },
    { day: '2026-11-21', bill: 'trade', rows: 2 }
  ])
})

test('once a day from ten on, however many processes: one fetches each bill', async () => {
  await tradeFor(9)
  const bill = jest.spyOn(shop.pay, 'bill')
  await run(at('2026-11-22T09:59:00'))
  expect(bill).not.toHaveBeenCalled()
  const now = at('2026-11-22T10:00:00')
  await Promise.all([run(now), run(now), run(now)])
  expect(bill.mock.calls.map(([kind, day]) => `${kind} ${day}`).sort()).toEqual([
    'fund 2026-11-21',
    'trade 2026-11-21'
  ])
  await run(new Date(now.getTime() + 10 * MINUTE))
  expect(bill).toHaveBeenCalledTimes(2)
  expect(await found()).toEqual([])
})

test('a bill that is not made yet is asked for later and later, and no longer than a week', async () => {
  const bill = jest
    .spyOn(shop.pay, 'bill')
    .mockRejectedValue(new PayRefused('STATEMENT_CREATING', 400, '账单生成中'))
  const start = at('2026-11-22T10:00:00')
  await run(start)
  await run(new Date(start.getTime() + MINUTE))
  expect(bill).toHaveBeenCalledTimes(2)
  await run(new Date(start.getTime() + 10 * MINUTE))
  expect(bill).toHaveBeenCalledTimes(4)
  await run(new Date(start.getTime() + 7 * DAY))
  expect(log.error).toHaveBeenCalledWith(
    expect.objectContaining({ day: '2026-11-21', kind: 'bill' }),
    'bill: unanswered'
  )
  const days = await listBillDays(20, shop.database.db)
  expect(days.filter(({ day }) => day === '2026-11-21').map(({ state }) => state)).toEqual([
    'missing',
    'missing'
  ])
})

test('none is said to be there on a day with payments: asked again before it is believed', async () => {
  await tradeFor(3)
  jest.spyOn(shop.pay, 'bill').mockResolvedValue(null)
  const start = at('2026-11-22T10:00:00')
  await run(start)
  expect((await listBillDays(2, shop.database.db)).map(({ state }) => state)).toEqual(['waiting', 'waiting'])
  for (let hour = 1; hour <= 8; hour++) await run(new Date(start.getTime() + hour * 60 * MINUTE))
  expect((await found()).filter((text) => text.startsWith('trade missing there'))).toHaveLength(4)
})

test('a bill whose hash is another is not taken', async () => {
  await tradeFor(3)
  const taken = shop.pay.bill('trade', '2026-11-21')
  expect((await taken)?.length).toBe(4)
  await expect(shop.pay.bill('trade', '2026-11-20')).resolves.toBeNull()
  const send = globalThis.fetch
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, options) => {
    const isFile = address instanceof URL && address.pathname.endsWith('/billdownload/file')
    if (isFile) await query('update sandbox_trades set total_fen = total_fen + 1')
    return send(address, options)
  })
  await expect(shop.pay.bill('trade', '2026-11-21')).rejects.toThrow(PayUnreachable)
})

test('staff settle a difference once, with a reason; it stays settled', async () => {
  await tradeFor(3)
  await query(
    `delete from sandbox_trades where out_trade_no in (select out_trade_no from payments order by 1 limit 1)`
  )
  await run(at('2026-11-22T10:00:00'))
  const [difference] = (
    await listDifferences({ pageSize: 5, open: true, day: '2026-11-21' }, shop.database.db)
  ).rows
  const decision = { id: difference?.id ?? 0, staff: 'finance-1', reason: '线下收款', now: shop.clock.now() }
  const results = await Promise.all([1, 2, 3].map(() => settleDifference(decision, shop.database.db)))
  expect(results.filter(Boolean)).toHaveLength(1)
  await run(at('2026-11-23T10:00:00'))
  expect(await found()).toEqual([])
  expect((await listDifferences({ pageSize: 5, open: false }, shop.database.db)).rows).toMatchObject([
    { kind: 'missing there', settledBy: 'finance-1', reason: '线下收款', ours: { fen: 137 }, theirs: null }
  ])
})
