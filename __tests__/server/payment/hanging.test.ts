/** Refunds that the channel did not carry out: staff see them, and each has a way on, once. */
import { PayRefused } from '../../../server/gateways/pay/pay-gateway'
import { afterSaleRefundDone } from '../../../server/modules/aftersale'
import { toOwners } from '../../../server/modules/payment'
import { retryRefund, settleRefundByHand } from '../../../server/modules/payment/hanging'
import { hangingRefunds, refundActsOf } from '../../../server/modules/payment/hanging-repository'
import { openPointsShop, type PointsShop } from '../points/points-shop'
import { notifyRefund } from './notify'

let shop: PointsShop
let token = ''
let serial = 0

beforeAll(async () => {
  shop = await openPointsShop()
})
beforeEach(async () => {
  token = await shop.login(`hanging${(serial += 1)}`)
})
afterEach(async () => {
  jest.restoreAllMocks()
  expect(await shop.astray()).toBe(0)
})
afterAll(() => shop.close())

const given = () => ({
  db: shop.database.db,
  refundDone: toOwners({ aftersale: afterSaleRefundDone }),
  takeBack: () => Promise.resolve()
})
const decision = (outRefundNo: string, key = `key${(serial += 1)}`) => ({
  outRefundNo,
  key,
  staff: 'finance-1',
  reason: '客户的卡已注销',
  now: shop.clock.now()
})

/** An order of which the member asked everything back, and the channel did not carry it out. */
async function hang(state: 'abnormal' | 'closed') {
  const { orderNo, payFen } = await shop.paid(token, {})
  const { data } = await shop.apply(token, { orderNo, kind: 'refund', lines: [{ lineNo: 1, quantity: 1 }] })
  const refund = jest.spyOn(shop.pay, 'refund').mockResolvedValue(state)
  await shop.refundAll()
  refund.mockRestore()
  return { orderNo, payFen, no: `${orderNo}P01R01`, afterSaleId: data.afterSaleId }
}

const listed = async (orderNo: string) =>
  (await hangingRefunds({ pageSize: 100 }, shop.database.db)).rows.filter((row) => row.orderNo === orderNo)
const shown = async (orderNo: string) =>
  (await shop.ask<{ refund: { state: string } }>('orderDetail', { orderNo }, token)).data.refund.state

test('staff see what hangs, why, and how much; oldest first, by pages', async () => {
  const first = await hang('closed')
  const second = await hang('abnormal')
  expect(await listed(first.orderNo)).toMatchObject([
    { outRefundNo: first.no, failure: 'closed', amountFen: first.payFen }
  ])
  const page = await hangingRefunds({ pageSize: 1 }, shop.database.db)
  expect(page.next).not.toBeNull()
  const rest = await hangingRefunds({ pageSize: 100, cursor: page.next ?? '' }, shop.database.db)
  expect([...page.rows, ...rest.rows].map(({ orderNo }) => orderNo)).toEqual(
    expect.arrayContaining([first.orderNo, second.orderNo])
  )
})

test('one that the channel closed is asked for under a new number, once for its key; the member reads 退款中, then 已退回', async () => {
  const { orderNo, no, afterSaleId } = await hang('closed')
  expect(await shown(orderNo)).toBe('failed')
  const again = decision(no)
  const outcomes = await Promise.all([1, 2, 3].map(() => retryRefund(shop.database.db, again)))
  expect(outcomes.sort()).toEqual(['decided', 'known', 'known'])
  expect(await listed(orderNo)).toEqual([])
  expect(await shown(orderNo)).toBe('processing')
  const refund = jest.spyOn(shop.pay, 'refund')
  await shop.refundAll()
  expect(refund.mock.calls.map(([{ outRefundNo }]) => outRefundNo)).toEqual([`${orderNo}P01R02`])
  expect(await shown(orderNo)).toBe('done')
  expect(await shop.stateOf(orderNo)).toBe('refunded')
  expect(await shop.detail(token, afterSaleId)).toMatchObject({ state: 'done' })
  expect(await refundActsOf(`${orderNo}P01`, shop.database.db)).toMatchObject([
    { kind: 'retry', staff: 'finance-1', reason: '客户的卡已注销', newRefundNo: `${orderNo}P01R02` }
  ])
  expect(await retryRefund(shop.database.db, decision(`${orderNo}P01R02`))).toBe('ended')
})

test('one that the buyer’s bank refused is asked about under its own number: a second would pay twice', async () => {
  const { orderNo, no } = await hang('abnormal')
  expect(await retryRefund(shop.database.db, decision(no))).toBe('decided')
  const refund = jest.spyOn(shop.pay, 'refund').mockResolvedValueOnce('abnormal')
  await shop.refundAll()
  await shop.refundAll()
  expect(refund.mock.calls.map(([{ outRefundNo }]) => outRefundNo)).toEqual([no])
  expect(await listed(orderNo)).toMatchObject([{ failure: 'abnormal' }])
})

test('a retry has its patience anew, and ends with it', async () => {
  const { orderNo, no } = await hang('closed')
  shop.clock.advance(60 * 86_400_000)
  await retryRefund(shop.database.db, decision(no))
  const refund = jest
    .spyOn(shop.pay, 'refund')
    .mockRejectedValue(new PayRefused('NOT_ENOUGH', 403, '余额不足'))
  await shop.refundAll()
  expect(await listed(orderNo)).toEqual([])
  shop.clock.advance(31 * 86_400_000)
  await shop.refundAll()
  expect(await listed(orderNo)).toMatchObject([{ failure: 'unanswered' }])
  const { length } = refund.mock.calls
  shop.clock.advance(86_400_000)
  await shop.refundAll()
  expect(refund).toHaveBeenCalledTimes(length)
})

test('paid outside of the channel: the order, its right and the request end, once', async () => {
  const { orderNo, no, afterSaleId } = await hang('abnormal')
  const outside = { ...decision(no), via: 'outside' as const }
  expect(await settleRefundByHand(given(), outside)).toBe('decided')
  expect(await settleRefundByHand(given(), outside)).toBe('known')
  expect(await settleRefundByHand(given(), { ...decision(no), via: 'platform' })).toBe('ended')
  expect(await shown(orderNo)).toBe('done')
  expect(await shop.stateOf(orderNo)).toBe('refunded')
  expect(await shop.detail(token, afterSaleId)).toMatchObject({ state: 'done' })
})

test('paid at the merchant platform: its notice, before or after, is that money and no other', async () => {
  const { orderNo, payFen, no } = await hang('closed')
  expect(await settleRefundByHand(given(), { ...decision(no), via: 'platform' })).toBe('decided')
  expect(await shop.stateOf(orderNo)).toBe('refunded')
  const told = { outTradeNo: `${orderNo}P01`, totalFen: payFen, outRefundNo: `p${serial}`, refundFen: payFen }
  expect(await notifyRefund(shop, told)).toBe(204)
  expect(
    await shop.row(
      `select refunded_fen as booked, (select sum(amount_fen - covered_fen)::int from refunds r
         where r.out_trade_no = p.out_trade_no) as explained from payments p where order_no = $1`,
      [orderNo]
    )
  ).toEqual({ booked: payFen, explained: payFen })
})

test('what is not there, and what does not hang, is not touched', async () => {
  expect(await retryRefund(shop.database.db, decision('none'))).toBe('unknown')
  const { orderNo } = await shop.paid(token, {})
  await shop.apply(token, { orderNo, kind: 'refund', lines: [{ lineNo: 1, quantity: 1 }] })
  expect(await retryRefund(shop.database.db, decision(`${orderNo}P01R01`))).toBe('ended')
})
