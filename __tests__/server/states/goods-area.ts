/** An order of goods that are sent: its states, with those of its parcels and after-sale requests, and all that can happen to it. */
import { consoleEndpoints, type ConsoleCallName } from '@contract/console/endpoints'
import type { AfterSaleKind } from '@contract/types'
import { consoleCall } from '../../support/server/console'
import type { AfterShop } from '../aftersale/after-shop'
import { orderFaults } from './books'
import type { Area, Subject } from './pairs'

const DAY = 86_400_000

export interface GoodsSubject extends Subject {
  readonly orderNo: string
  readonly token: string
}

let buyers = 0
let numbers = 0
const newNumber = () => `SF${String((numbers += 1)).padStart(12, '0')}`

/** @param staff token of somebody who may do everything */
export function goodsArea(shop: AfterShop, staff: string): Area<GoodsSubject> {
  const { pool, db } = shop.database
  const byStaff = (name: ConsoleCallName, input: Record<string, unknown>) =>
    consoleCall(shop, consoleEndpoints[name], input, { token: staff })
  const request = async (orderNo: string) =>
    (
      await shop.row<{ id: string } | undefined>(
        'select id from after_sales where order_no = $1 order by created_at desc limit 1',
        [orderNo]
      )
    )?.id ?? 'none'
  const apply = (kind: AfterSaleKind) => (subject: GoodsSubject) =>
    shop.apply(subject.token, { orderNo: subject.orderNo, kind, lines: [{ lineNo: 1, quantity: 2 }] })
  const later = (ms: number, job: string) => async () => {
    shop.clock.advance(ms)
    await shop.jobs.run(job)
  }

  const events: Area<GoodsSubject>['events'] = {
    'the warehouse goes on': later(61_000, 'ship goods'),
    'staff send it': ({ orderNo }) =>
      byStaff('shipParcel', { orderNo, carrier: 'shunfeng', trackingNo: newNumber() }),
    'the buyer has it': ({ orderNo, token }) => shop.ask('confirmReceipt', { orderNo }, token),
    'it came long ago': later(20 * DAY, 'receive what came long ago'),
    'the buyer asks for it not to be sent': apply('cancel'),
    'the buyer asks for the money': apply('refund'),
    'the buyer asks to send it back': apply('return'),
    'the buyer withdraws that': async ({ orderNo, token }) =>
      shop.ask('withdrawAfterSale', { afterSaleId: await request(orderNo) }, token),
    'staff agree': async ({ orderNo }) =>
      byStaff('approveAfterSale', { afterSaleId: await request(orderNo) }),
    'staff refuse': async ({ orderNo }) =>
      byStaff('refuseAfterSale', { afterSaleId: await request(orderNo), reason: '已拆封' }),
    'the buyer sends it back': async ({ orderNo, token }) =>
      shop.ask(
        'sendAfterSaleParcel',
        { afterSaleId: await request(orderNo), carrier: '顺丰速运', trackingNo: newNumber() },
        token
      ),
    'staff have it back': async ({ orderNo }) =>
      byStaff('receiveAfterSale', { afterSaleId: await request(orderNo) }),
    'the warehouse answers': () => shop.jobs.run('ask the warehouse'),
    'returns are forgotten': later(20 * DAY, 'close forgotten returns'),
    'refunds are carried out': () => shop.jobs.run('carry out refunds'),
    'staff give all back': async ({ orderNo }) => {
      const { left } = await shop.row<{ left: number }>(
        `select (sum(l.pay_fen - l.claimed_fen) + o.freight_fen - o.freight_claimed_fen)::int as left
         from orders o join order_lines l using (order_no) where o.order_no = $1 group by o.order_no`,
        [orderNo]
      )
      return byStaff('refundOrder', { orderNo, amountFen: Math.max(1, left), reason: '协商退款' })
    },
    'the buyer removes it from the list': ({ orderNo, token }) => shop.ask('deleteOrder', { orderNo }, token)
  }

  async function booked(): Promise<GoodsSubject> {
    const memberId = `goods-${(buyers += 1)}`
    const token = await shop.login(memberId)
    await shop.address(memberId)
    const { orderNo } = await shop.paidGoods(token, [{ skuId: 'tea-s', quantity: 2 }])
    return { memberId, token, orderNo }
  }
  /** In one state, and brought into another by events. */
  const after =
    (from: () => Promise<GoodsSubject>, ...names: readonly string[]) =>
    async () => {
      const subject = await from()
      for (const name of names) await events[name]?.(subject)
      return subject
    }
  const packing = after(booked, 'the warehouse goes on')
  const sent = after(booked, 'staff send it')
  const asksBack = after(sent, 'the buyer asks to send it back')
  const agreed = after(asksBack, 'staff agree')
  const comingBack = after(agreed, 'the buyer sends it back')
  const asksMoney = after(sent, 'the buyer asks for the money')
  const refunding = after(asksMoney, 'staff agree')

  return {
    pool,
    states: {
      booked,
      packing,
      'not to be sent': after(packing, 'the buyer asks for it not to be sent'),
      'not sent': after(booked, 'the buyer asks for it not to be sent'),
      sent,
      received: after(sent, 'the buyer has it'),
      'money asked': asksMoney,
      'return asked': asksBack,
      'return agreed': agreed,
      'coming back': comingBack,
      refunding,
      done: after(refunding, 'refunds are carried out'),
      refused: after(asksBack, 'staff refuse'),
      withdrawn: after(asksBack, 'the buyer withdraws that')
    },
    events,
    async stateOf({ orderNo }) {
      const { words } = await shop.row<{ words: string }>(
        `select concat_ws(', ', o.state, 'goods ' || s.state,
           (select 'request ' || string_agg(a.state, ' ' order by a.state) from after_sales a where a.order_no = o.order_no),
           (select 'refund ' || string_agg(r.state, ' ' order by r.state) from refunds r where r.order_no = o.order_no),
           case when o.hidden_at is not null then 'hidden' end) as words
         from orders o join shipments s using (order_no) where o.order_no = $1`,
        [orderNo]
      )
      return words
    },
    faults: ({ orderNo }) => orderFaults({ pool, db }, orderNo)
  }
}
