/** Virtual payment's lists of a day against our books, row by row: planted differences, what was really paid, and who fetches. */
import { randomUUID } from 'node:crypto'
import { PUSH_PATH } from '../../../server/gateways/virtual-pay/create-virtual-pay'
import { sealMessage } from '../../../server/gateways/virtual-pay/message-push'
import { PayRefused } from '../../../server/gateways/pay/pay-gateway'
import { dailyBills } from '../../../server/modules/bill/daily'
import {
  listBillDays,
  listDifferences,
  settleDifference
} from '../../../server/modules/bill/difference-repository'
import { withTransaction } from '../../../server/db/client'
import type { OrderNo } from '../../../server/domain/order-number'
import { refundByStaff } from '../../../server/modules/payment'
import { sandboxXpay } from '../../../server/sandbox/virtual-pay/account'
import { openIdOf } from '../../../server/sandbox/wechat/codes'
import { testSettings } from '../../support/server/test-app'
import { IPHONE, openVirtualShop, paidInMini, releaseItems, type VirtualShop } from '../payment/virtual-shop'

const TEA = { kind: 'product', itemId: 'tea' }
const log = { error: jest.fn(), warn: jest.fn(), info: jest.fn() }
const at = (text: string) => new Date(`${text}+08:00`)

let shop: VirtualShop

beforeAll(async () => {
  shop = await openVirtualShop()
  await releaseItems(shop)
})
beforeEach(async () => {
  await query(
    'truncate orders, sandbox_trades, sandbox_virtual_orders, bill_days, bill_rows, bill_differences cascade'
  )
  shop.clock.set(at('2026-11-21T10:00:00'))
})
afterEach(() => jest.restoreAllMocks())
afterAll(() => shop.close())

const query = (text: string, values: readonly unknown[] = []) => shop.database.pool.query(text, [...values])
const run = async (now: Date) => {
  shop.clock.set(now)
  await dailyBills({ db: shop.database.db, pay: shop.pay, virtualPay: shop.virtualPay, log }, now)
}
const found = async () =>
  (await listDifferences({ pageSize: 500, open: true }, shop.database.db)).rows.map(
    ({ bill, kind, number }) => `${bill} ${kind} ${number}`
  )

const tradeOf = (i: number) => `261121${100000 + i}${String(i).padStart(8, '0')}P01`
const isOfApple = (i: number) => i % 4 === 0
const isRefunded = (i: number) => i % 3 === 0

/** A day of virtual payments, each fourth by Apple, each third refunded in part, at WeChat and here alike. */
async function payVirtually(count: number) {
  await shop.login('buyer')
  const numbered = `from generate_series(1, ${count}) i`
  const no = `'261121' || lpad((100000 + i)::text, 6, '0') || lpad(i::text, 8, '0')`
  const moment = `timestamptz '${shop.clock.now().toISOString()}' + i * interval '7 seconds'`
  await query(`insert into orders (order_no, member_id, channel_code, kind, state, total_fen, discount_fen, pay_fen, created_at, expires_at, paid_at)
    select ${no}, 'buyer', 'main', 'product', 'fulfilled', 100 + i * 37, 0, 100 + i * 37, ${moment}, ${moment}, ${moment} ${numbered}`)
  await query(`insert into payments (out_trade_no, order_no, way, amount_fen, refunded_fen, state, transaction_id, created_at, expires_at, paid_at)
    select ${no} || 'P01', ${no}, case when i % 4 = 0 then 'apple' else 'virtual' end, 100 + i * 37, case when i % 3 = 0 then 50 else 0 end,
      'paid', '43000' || ${no}, ${moment}, ${moment}, ${moment} ${numbered}`)
  // a refund by Apple is booked under WeChat's number
  await query(`insert into refunds (out_refund_no, out_trade_no, order_no, refund_key, amount_fen, reason, state, created_at, done_at)
    select case when i % 4 = 0 then '5030' || ${no} || '1' else ${no} || 'P01R01' end, ${no} || 'P01', ${no}, 'test:1', 50, '退款', 'done',
      ${moment}, ${moment} + interval '1 minute' ${numbered} where i % 3 = 0`)
  await query(`insert into sandbox_virtual_orders (out_trade_no, open_id, total_fen, transaction_id, paid_at, provided, by_apple, refunded_fen, refunds, refund_times)
    select p.out_trade_no, 'o_1', p.amount_fen, p.transaction_id, p.paid_at, p.order_no like '%0', p.way = 'apple', p.refunded_fen,
      case when r.out_refund_no is null then '{}' else jsonb_build_object(r.out_refund_no, r.amount_fen) end,
      case when r.out_refund_no is null then '{}' else jsonb_build_object(r.out_refund_no, r.created_at) end
    from payments p left join refunds r on r.out_trade_no = p.out_trade_no where p.out_trade_no like '261121%'`)
}

const refundOf = (i: number) => (isOfApple(i) ? `5030${tradeOf(i).slice(0, -3)}1` : `${tradeOf(i)}R01`)

test('differences of all kinds among hundreds of rows: all found, none invented', async () => {
  await payVirtually(300)
  const planted: string[] = []
  let next = 0
  const plant = async (kind: string, what: 'payment' | 'refund', count: number, text: string) => {
    for (let n = 0; n < count; n++) {
      do next++
      while (isRefunded(next) !== (what === 'refund'))
      const [trade, refund] = [tradeOf(next), refundOf(next)]
      await query(text.replaceAll('$trade', `'${trade}'`).replaceAll('$refund', `'${refund}'`))
      planted.push(`virtual ${kind} ${what === 'refund' ? refund : trade}`)
    }
  }
  const theirs = 'sandbox_virtual_orders'
  await plant('missing here', 'payment', 5, 'delete from payments where out_trade_no = $trade')
  await plant('missing here', 'refund', 5, 'delete from refunds where out_refund_no = $refund')
  await plant('missing there', 'payment', 5, `delete from ${theirs} where out_trade_no = $trade`)
  const unrefunded = `update ${theirs} set refunds = '{}', refund_times = '{}' where out_trade_no = $trade`
  await plant('missing there', 'refund', 5, unrefunded)
  await plant(
    'amount',
    'payment',
    5,
    `update ${theirs} set total_fen = total_fen + 1 where out_trade_no = $trade`
  )
  await plant('amount', 'refund', 5, 'update refunds set amount_fen = 49 where out_refund_no = $refund')
  await plant(
    'state',
    'payment',
    5,
    `update payments set state = 'closed', paid_at = null where out_trade_no = $trade`
  )
  const failed = `update refunds set state = 'failed', failure = 'closed' where out_refund_no = $refund`
  await plant('state', 'refund', 5, failed)
  await plant('amount', 'payment', 5, 'select $trade')
  const doubled = new Set(planted.slice(-5).map((text) => text.split(' ').at(-1)))
  await plant('amount', 'refund', 5, 'select $trade')
  const doubledRefunds = new Set(planted.slice(-5).map((text) => text.split(' ').at(-1)))
  const bill = shop.virtualPay.bill
  jest.spyOn(shop.virtualPay, 'bill').mockImplementation(async (day) => {
    const rows = await bill(day)
    const again = rows.filter(({ kind, outTradeNo, outRefundNo }) =>
      kind === 'payment' ? doubled.has(outTradeNo ?? '') : doubledRefunds.has(outRefundNo ?? '')
    )
    return [...rows, ...again.map((row) => ({ ...row, number: `${row.number}b` }))]
  })
  await run(at('2026-11-22T10:00:00'))
  expect(planted).toHaveLength(50)
  expect((await found()).sort()).toEqual([...planted].sort())
  const { rows } = await listDifferences({ pageSize: 500, open: true }, shop.database.db)
  const double = rows.filter(({ number }) => doubled.has(number))
  expect(double.map(({ theirs: side }) => side?.times)).toEqual([2, 2, 2, 2, 2])
  for (const { ours, theirs: side } of double) expect(side?.fen).toBe(2 * (ours?.fen ?? 0))

  // settled once with a reason, and it stays so; what was put right settles by itself
  const [first] = rows
  const decision = { id: first?.id ?? 0, staff: 'finance-1', reason: '已核对', now: shop.clock.now() }
  const settled = await Promise.all([1, 2, 3].map(() => settleDifference(decision, shop.database.db)))
  expect(settled.filter(Boolean)).toHaveLength(1)
  const closed = planted.find((text) => text.startsWith('virtual state') && text.endsWith('P01')) ?? ''
  await query(`update payments set state = 'paid', paid_at = created_at where out_trade_no = $1`, [
    closed.split(' ').at(-1)
  ])
  await run(at('2026-11-23T10:00:00'))
  expect((await found()).sort()).toEqual(
    planted.filter((text) => text !== closed && !text.endsWith(` ${first?.number}`)).sort()
  )
})

test('what was really paid and given back, by Apple too, differs in nothing; around midnight neither', async () => {
  const token = await shop.login('buyer1', '13800000001')
  shop.clock.set(at('2026-11-21T23:40:00'))
  const orderNo = await paidInMini(shop, token, TEA)
  await withTransaction(shop.database.db, (tx) =>
    refundByStaff(
      tx,
      {
        orderNo: orderNo as OrderNo,
        amountFen: 400,
        reason: '协商退款',
        key: randomUUID(),
        now: shop.clock.now()
      },
      async () => undefined
    )
  )
  await shop.jobs.run('carry out refunds')
  await shop.jobs.run('send sandbox messages')
  shop.clock.set(at('2026-11-21T23:59:58'))
  const byApple = await paidInMini(shop, token, TEA, IPHONE)
  await refundedByApple(`${byApple}P01`)
  await run(at('2026-11-22T10:00:00'))
  await run(at('2026-11-23T10:00:00'))
  expect(await found()).toEqual([])
  const days = await listBillDays(20, shop.database.db)
  expect(days.filter(({ bill }) => bill === 'virtual')).toMatchObject([
    { day: '2026-11-22', state: 'stored', rows: 0 },
    { day: '2026-11-21', state: 'stored', rows: 4 }
  ])
})

/** Apple gives 990 fen back, and WeChat tells of it. */
async function refundedByApple(outTradeNo: string) {
  const now = shop.clock.now()
  const { rows } = await shop.database.pool.query<{ id: string }>(
    `update sandbox_virtual_orders set refunded_fen = total_fen, refunds = '{"apple": 990}',
       refund_times = jsonb_build_object('apple', $2::text)
     where out_trade_no = $1 returning '5030' || substr(transaction_id, 6) || '1' as id`,
    [outTradeNo, now.toISOString()]
  )
  const message = {
    MsgType: 'event',
    Event: 'xpay_refund_notify',
    OpenId: openIdOf(IPHONE.name),
    WxRefundId: rows[0]?.id,
    MchOrderId: outTradeNo,
    RefundFee: 990,
    RetCode: 0
  }
  const { query: signed, body } = sealMessage(
    sandboxXpay(testSettings()).account.push,
    message,
    now.getTime()
  )
  const { statusCode } = await shop.server.inject({
    method: 'POST',
    url: PUSH_PATH,
    query: signed,
    payload: body
  })
  expect(statusCode).toBe(200)
}

test('twenty fetch at once: one does; a list that WeChat still makes is asked for later', async () => {
  await payVirtually(9)
  const bill = jest.spyOn(shop.virtualPay, 'bill')
  bill.mockRejectedValueOnce(new PayRefused('STATEMENT_CREATING', 200, ''))
  const start = at('2026-11-22T10:00:00')
  await Promise.all(Array.from({ length: 20 }, () => run(start)))
  expect(bill).toHaveBeenCalledTimes(1)
  const later = new Date(start.getTime() + 10 * 60_000)
  await Promise.all(Array.from({ length: 20 }, () => run(later)))
  expect(bill).toHaveBeenCalledTimes(2)
  expect(await found()).toEqual([])
  // 9 payments, 3 refunds; WeChat Pay's own bills have none of it, and miss none of it
  expect(await listBillDays(3, shop.database.db)).toMatchObject([
    { bill: 'fund', rows: 0 },
    { bill: 'trade', rows: 0 },
    { bill: 'virtual', rows: 12 }
  ])
})
