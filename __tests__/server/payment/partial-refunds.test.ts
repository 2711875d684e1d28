/** Parts of what was paid that go back: each once, together never more than came. */
import { withTransaction } from '../../../server/db/client'
import type { OrderNo } from '../../../server/domain/order-number'
import { PayUnreachable } from '../../../server/gateways/pay/pay-gateway'
import {
  refundPartially,
  RefundExceedsPaid,
  type PartialRefund
} from '../../../server/modules/payment/book-refund'
import { openShop, type Shop } from './shop'

let shop: Shop
let token = ''
beforeAll(async () => {
  shop = await openShop()
  token = await shop.login('buyer')
})
afterEach(() => jest.restoreAllMocks())
afterAll(() => shop.close())

/** Three pieces, paid. */
async function paid(): Promise<OrderNo> {
  const { orderNo } = await shop.order(token, { quantity: 3 })
  await shop.confirm(await shop.begin(token, orderNo))
  expect(await shop.stateOf(orderNo)).toBe('fulfilled')
  return orderNo as OrderNo
}

const part = (orderNo: OrderNo, key: string, amountFen: number): Promise<PartialRefund> =>
  withTransaction(shop.database.db, (tx) =>
    refundPartially(tx, {
      orderNo,
      refundKey: `test:${key}`,
      amountFen,
      lines: [],
      reason: '退款',
      now: shop.clock.now()
    })
  )

const payment = (orderNo: OrderNo) =>
  shop.row<{ state: string; amount: number; refunded: number }>(
    'select state, amount_fen as amount, refunded_fen as refunded from payments where order_no = $1',
    [orderNo]
  )

/** What the channel gave back. */
async function givenBack(orderNo: OrderNo): Promise<number> {
  const query = 'select refunded_fen from sandbox_trades where out_trade_no like $1'
  return (await shop.row<{ refunded_fen: number }>(query, [`${orderNo}%`])).refunded_fen
}

async function carryOut() {
  shop.clock.advance(3_600_000)
  await shop.jobs.run('carry out refunds')
}

test('second-partial-refused: one part after the other goes back, and with the last one the order is refunded', async () => {
  const orderNo = await paid()
  const { amount } = await payment(orderNo)
  await part(orderNo, 'first', 100)
  await carryOut()
  expect(await givenBack(orderNo)).toBe(100)
  expect(await payment(orderNo)).toMatchObject({ state: 'paid', refunded: 100 })
  expect(await shop.stateOf(orderNo)).toBe('fulfilled')
  await part(orderNo, 'second', amount - 100)
  expect(await payment(orderNo)).toMatchObject({ state: 'refunding', refunded: amount })
  await carryOut()
  expect(await givenBack(orderNo)).toBe(amount)
  expect(await payment(orderNo)).toMatchObject({ state: 'refunded' })
  expect(await shop.stateOf(orderNo)).toBe('refunded')
})

test('retry-with-a-new-key-pays-twice: under its key a refund stays the same one, under another it cannot pass what was paid', async () => {
  const orderNo = await paid()
  const { amount } = await payment(orderNo)
  const first = await part(orderNo, 'all', amount)
  const again = await part(orderNo, 'all', amount)
  expect(first.outcome).toBe('booked')
  expect(again).toEqual({ outcome: 'known', refund: expect.objectContaining({ amountFen: amount }) })
  await expect(part(orderNo, 'all', 1)).rejects.toThrow('was of')
  await expect(part(orderNo, 'new', amount)).rejects.toThrow(RefundExceedsPaid)
  await expect(part(orderNo, 'new', 1)).rejects.toThrow(RefundExceedsPaid)

  // the channel did it, its answer was lost: asked again under the same number it does nothing more
  const { refund } = shop.pay
  jest.spyOn(shop.pay, 'refund').mockImplementationOnce(async (asked) => {
    await refund(asked)
    throw new PayUnreachable('lost')
  })
  await carryOut()
  await carryOut()
  expect(await givenBack(orderNo)).toBe(amount)
  expect(await shop.stateOf(orderNo)).toBe('refunded')
})

test('two-lines-at-once-lose-one: twenty parts at once all count, and none of them passes the rest', async () => {
  const orderNo = await paid()
  const { amount } = await payment(orderNo)
  const size = Math.floor(amount / 10)
  const asked = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) => part(orderNo, `n${index}`, size))
  )
  const fits = Math.floor(amount / size)
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(fits)
  expect(await payment(orderNo)).toMatchObject({ refunded: fits * size })
  await Promise.all([carryOut(), carryOut()])
  expect(await givenBack(orderNo)).toBe(fits * size)
})

test('answer-and-notice-both-book: the channel’s answer and its notice book a refund once, whoever is first', async () => {
  const orderNo = await paid()
  await part(orderNo, 'noticed', 100)
  jest.spyOn(shop.pay, 'refund').mockImplementationOnce(async (asked) => {
    jest.restoreAllMocks()
    await shop.pay.refund(asked)
    await shop.jobs.run('send sandbox notices')
    return 'done'
  })
  await carryOut()
  await shop.jobs.run('send sandbox notices')
  const done = await shop.row(
    `select count(*)::int as n, min(state) as state, max(attempts) as attempts from refunds where order_no = $1`,
    [orderNo]
  )
  expect(done).toEqual({ n: 1, state: 'done', attempts: 1 })
  expect(await payment(orderNo)).toMatchObject({ state: 'paid', refunded: 100 })
})

test('amount-zero: nothing to give back books nothing and fails nothing', async () => {
  const orderNo = await paid()
  expect(await part(orderNo, 'zero', 0)).toEqual({ outcome: 'nothing' })
  await expect(part(orderNo, 'less', -1)).rejects.toThrow('cannot be given back')
  await expect(part(orderNo, 'broken', 0.5)).rejects.toThrow('cannot be given back')
  expect(await payment(orderNo)).toMatchObject({ state: 'paid', refunded: 0 })
})

test('a payment never gives back more than it brought, whoever writes it', async () => {
  const orderNo = await paid()
  const more = 'update payments set refunded_fen = amount_fen + 1 where order_no = $1'
  await expect(shop.database.pool.query(more, [orderNo])).rejects.toThrow('payments_refunded')
})
