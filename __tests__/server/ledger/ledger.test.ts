/** The ledger has what the tables have, explains an order, and is only added to. */
import fc from 'fast-check'
import { withTransaction } from '../../../server/db/client'
import type { OrderNo } from '../../../server/domain/order-number'
import { checkLedger } from '../../../server/modules/ledger/check'
import { explainOrder, ledgerDifferences } from '../../../server/modules/ledger/repository'
import { refundPartially } from '../../../server/modules/payment/book-refund'
import { openPointsShop, type PointsShop } from '../points/points-shop'
import { notifyRefund } from '../payment/notify'
import { byLevel } from '../../support/depth'

let shop: PointsShop
let token = ''
let serial = 0

beforeAll(async () => {
  shop = await openPointsShop()
  await shop.database.pool.query(`update ledger_start set at = '2026-01-01'`)
})
beforeEach(async () => {
  const memberId = `ledger${(serial += 1)}`
  token = await shop.login(memberId)
  await shop.address(memberId)
})
afterEach(() => jest.restoreAllMocks())
afterAll(() => shop.close())

const query = (text: string, values: readonly unknown[] = []) => shop.database.pool.query(text, [...values])
const differences = () => ledgerDifferences(['26', '27'], 100, shop.database.db)
const balances = async (orderNo: string) => {
  const { balances: rows } = await explainOrder(orderNo as OrderNo, shop.database.db)
  return Object.fromEntries(rows.map(({ unit, account, amount }) => [`${unit} ${account}`, amount]))
}
const byHand = (orderNo: string, totalFen: number, refundFen: number) =>
  notifyRefund(shop, {
    outTradeNo: `${orderNo}P01`,
    totalFen,
    refundFen,
    outRefundNo: `hand${(serial += 1)}`
  })

test('an order is explained from its payment to the last fen that goes back', async () => {
  const { orderNo, payFen } = await shop.paid(token, { quantity: 2 })
  const { entries } = await explainOrder(orderNo as OrderNo, shop.database.db)
  expect(
    entries.map(({ event, unit, from, to, amount }) => `${event} ${unit} ${from}→${to} ${amount}`)
  ).toEqual(
    expect.arrayContaining([
      `paid:${orderNo}P01 fen buyer→channel ${payFen}`,
      `sold:${orderNo} fen goods→buyer ${payFen}`,
      `sold:${orderNo} piece shelf→bought 2`,
      'points:earn point earn→member 19'
    ])
  )
  expect(await balances(orderNo)).toMatchObject({
    'fen channel': payFen,
    'fen buyer': 0,
    'piece bought': 2,
    'point member': 19,
    'right held': 2
  })
  expect(await byHand(orderNo, payFen, payFen)).toBe(204)
  expect(await balances(orderNo)).toMatchObject({
    'fen channel': 0,
    'fen buyer': payFen,
    'point member': 0,
    'right held': 0,
    'right back': 2
  })
  expect(await differences()).toEqual([])
})

test('money that bought nothing is the buyer’s until it has gone back', async () => {
  const { orderNo, payFen } = await shop.order(token)
  const parameters = await shop.begin(token, orderNo)
  await query(`update orders set state = 'cancelled' where order_no = $1`, [orderNo])
  await shop.confirm(parameters)
  expect(await balances(orderNo)).toEqual({ 'fen channel': payFen, 'fen buyer': -payFen })
  await shop.refundAll()
  expect(await balances(orderNo)).toEqual({ 'fen channel': 0, 'fen buyer': 0 })
})

test('goods of which a part comes back', async () => {
  const { orderNo, payFen } = await shop.paidGoods(token, [{ skuId: 'tea-s', quantity: 3 }])
  await shop.sendAll()
  const { data } = await shop.apply(token, { orderNo, kind: 'refund', lines: [{ lineNo: 1, quantity: 1 }] })
  await shop.merchant(data.afterSaleId, 'approve')
  await shop.refundAll()
  const { 'fen channel': channel, 'piece bought': bought } = await balances(orderNo)
  expect(channel).toBe(payFen - data.amountFen)
  expect(bought).toBe(2)
  expect(await differences()).toEqual([])
})

test('whatever is bought and given back, one after the other and at once: nothing differs', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 6 }),
      fc.array(fc.record({ own: fc.boolean(), fen: fc.integer({ min: 1, max: 4000 }) }), { maxLength: 4 }),
      async (quantity, steps) => {
        const { orderNo, payFen } = await shop.paid(token, { quantity })
        await Promise.all(
          steps.map(({ own, fen }) =>
            own
              ? withTransaction(shop.database.db, (tx) =>
                  refundPartially(tx, {
                    orderNo: orderNo as OrderNo,
                    refundKey: `test:${(serial += 1)}`,
                    amountFen: fen,
                    lines: [],
                    reason: '退款',
                    now: shop.clock.now()
                  })
                ).catch(() => undefined)
              : byHand(orderNo, payFen, fen)
          )
        )
        await shop.refundAll()
        const row = await shop.row<{ left: number }>(
          'select amount_fen - refunded_fen as left from payments where order_no = $1',
          [orderNo]
        )
        expect((await balances(orderNo))['fen channel']).toBe(row.left)
        expect(await differences()).toEqual([])
      }
    ),
    { numRuns: byLevel(4, 20) }
  )
})

test('what the tables say otherwise is told, with the order and the account', async () => {
  const { orderNo, payFen } = await shop.paid(token, {})
  const error = jest.fn()
  await checkLedger({ db: shop.database.db, log: { error } }, shop.clock.now())
  expect(error).not.toHaveBeenCalled()
  await query('update payments set amount_fen = amount_fen + 1 where order_no = $1', [orderNo])
  await checkLedger({ db: shop.database.db, log: { error } }, shop.clock.now())
  expect(error.mock.calls).toEqual([
    [
      expect.objectContaining({ orderNo, account: 'channel', amount: payFen, expected: payFen + 1 }),
      'ledger: differs'
    ]
  ])
  await query('update payments set amount_fen = amount_fen - 1 where order_no = $1', [orderNo])
})

test.each(['update ledger_entries set amount = 1', 'delete from ledger_entries', 'truncate ledger_entries'])(
  '%s is refused: rows are only added',
  async (text) => {
    await shop.paid(token, {})
    await expect(query(text)).rejects.toThrow('only added')
  }
)

test('an order from before the ledger is not explained, and not missed', async () => {
  await query(`update ledger_start set at = '2027-01-01'`)
  const { orderNo } = await shop.paid(token, {})
  await query(`update payments set amount_fen = amount_fen + 1 where order_no = $1`, [orderNo])
  expect(await differences()).toEqual([])
})
