/** What goes with money that was given back by hand, by what was bought: commissions, cards, parcels that are packed, tickets. */
import { openReferralShop, type ReferralShop } from '../distribution/referral-shop'
import { openTicketShop, type TicketShop } from '../ticket/ticket-shop'
import { notifyRefund } from './notify'
import type { Shop } from './shop'

let serial = 0
const byHand = (shop: Shop, orderNo: string, totalFen: number, refundFen: number) =>
  notifyRefund(shop, {
    outTradeNo: `${orderNo}P01`,
    outRefundNo: `goods${(serial += 1)}`,
    totalFen,
    refundFen
  })

describe('in the mall', () => {
  let shop: ReferralShop
  beforeAll(async () => {
    shop = await openReferralShop()
  })
  afterEach(async () => expect(await shop.astray()).toBe(0))
  afterAll(() => shop.close())

  test('commissions go by their share, and with all of it all of them', async () => {
    const [referrer, friend] = [await shop.someone(), await shop.someone()]
    await shop.bring(friend, referrer)
    const { orderNo, payFen } = await shop.paidGoods(friend.token, [{ skuId: 'tea-s', quantity: 1 }])
    expect((await shop.earnings(referrer)).pendingFen).toBe(792)
    expect(await byHand(shop, orderNo, payFen, 4950)).toBe(204)
    expect((await shop.earnings(referrer)).pendingFen).toBe(396)
    expect(await byHand(shop, orderNo, payFen, payFen - 4950)).toBe(204)
    expect((await shop.earnings(referrer)).pendingFen).toBe(0)
  })

  test('a card that was not used is gone', async () => {
    const { memberId, token } = await shop.someone()
    const { orderNo, payFen } = await shop.paid(token, { kind: 'card', itemId: 'gold' })
    const active = () =>
      shop.row(`select count(*)::int as n from member_cards where member_id = $1 and state = 'active'`, [
        memberId
      ])
    expect(await active()).toEqual({ n: 1 })
    expect(await byHand(shop, orderNo, payFen, payFen)).toBe(204)
    expect(await active()).toEqual({ n: 0 })
    expect(await shop.stateOf(orderNo)).toBe('refunded')
  })

  test('goods that the warehouse packs are asked back from it, for no money', async () => {
    const { token } = await shop.someone()
    const { orderNo, payFen } = await shop.paidGoods(token, [{ skuId: 'tea-s', quantity: 1 }])
    await shop.database.pool.query(`update shipments set state = 'packing' where order_no = $1`, [orderNo])
    expect(await byHand(shop, orderNo, payFen, payFen)).toBe(204)
    await shop.jobs.run('ask the warehouse')
    expect(
      await shop.row('select kind, state, amount_fen as fen from after_sales where order_no = $1', [orderNo])
    ).toEqual({ kind: 'cancel', state: 'done', fen: 0 })
    expect(await shop.row('select state from shipments where order_no = $1', [orderNo])).toEqual({
      state: 'cancelled'
    })
    expect(await shop.givenBack(orderNo)).toBe(0)
  })
})

describe('of tickets', () => {
  let shop: TicketShop
  beforeAll(async () => {
    shop = await openTicketShop()
  })
  afterAll(() => shop.close())

  test('they let nobody in any more, and their places are free', async () => {
    const token = await shop.login('visitor')
    const sold = () => shop.row('select coalesce(sum(sold), 0)::int as n from ticket_days')
    const order = await shop.bought(token, [
      await shop.visitor(token, '王一'),
      await shop.visitor(token, '王二')
    ])
    expect(await sold()).toEqual({ n: 2 })
    const { payFen } = await shop.row<{ payFen: number }>(
      'select pay_fen as "payFen" from orders where order_no = $1',
      [order.orderNo]
    )
    expect(await byHand(shop, order.orderNo, payFen, payFen)).toBe(204)
    expect(await shop.stateOf(order.orderNo)).toBe('refunded')
    expect((await shop.orderOf(token, order.orderNo)).data.tickets.map(({ state }) => state)).toEqual([
      'refunded',
      'refunded'
    ])
    expect(await sold()).toEqual({ n: 0 })
  })
})
