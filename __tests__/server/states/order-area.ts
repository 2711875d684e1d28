/** An order of a right: its states, with those of its payments and refunds, and all that can happen to it. */
import { consoleEndpoints, type ConsoleCallName } from '@contract/console/endpoints'
import { redeem } from '../../../server/modules/wallet'
import { settle } from '../../../server/modules/payment/settle'
import { consoleCall } from '../../support/server/console'
import { testSettings } from '../../support/server/test-app'
import type { AfterShop } from '../aftersale/after-shop'
import { notifyPayment, notifyRefund } from '../payment/notify'
import { orderFaults } from './books'
import type { Area, Subject } from './pairs'

const MINUTE = 60_000
/** Of one piece of `tea`, fen. */
const PRICE = 990
/** The part that staff give back, fen. */
const PART = 90

export interface OrderSubject extends Subject {
  readonly orderNo: string
  readonly token: string
}

let buyers = 0

/** @param staff token of somebody who may do everything */
export function orderArea(shop: AfterShop, staff: string): Area<OrderSubject> {
  const { pool, db } = shop.database
  const byStaff = (name: ConsoleCallName, input: Record<string, unknown>) =>
    consoleCall(shop, consoleEndpoints[name], { reason: '客户来电', ...input }, { token: staff })
  const trade = (orderNo: string, attempt = 1) => `${orderNo}P0${attempt}`
  const firstRefund = async (orderNo: string) =>
    (await shop.row<{ no: string; fen: number } | undefined>(
      `select out_refund_no as no, amount_fen as fen from refunds where order_no = $1 order by created_at, out_refund_no limit 1`,
      [orderNo]
    )) ?? { no: `${orderNo}P01R01`, fen: PRICE }

  async function unpaid(): Promise<OrderSubject> {
    const memberId = `order-${(buyers += 1)}`
    const token = await shop.login(memberId)
    await shop.address(memberId)
    const { orderNo } = await shop.order(token)
    return { memberId, token, orderNo }
  }
  async function begun() {
    const subject = await unpaid()
    await shop.begin(subject.token, subject.orderNo)
    return subject
  }
  async function overdue() {
    const subject = await begun()
    shop.clock.advance(16 * MINUTE)
    return subject
  }
  async function fulfilled() {
    const subject = await begun()
    await paid(subject.orderNo, PRICE)
    return subject
  }
  /** In one state, and brought into another by something. */
  const then =
    (from: () => Promise<OrderSubject>, next: (subject: OrderSubject) => Promise<unknown>) => async () => {
      const subject = await from()
      await next(subject)
      return subject
    }
  const events: Area<OrderSubject>['events'] = {
    'the buyer begins to pay': ({ orderNo, token }) => shop.ask('payOrder', { orderNo, way: 'mini' }, token),
    'the channel says that it is paid': ({ orderNo }) => paid(orderNo, PRICE),
    'the channel says that another amount is paid': ({ orderNo }) => paid(orderNo, PRICE - 1),
    'a second payment is made as well': async ({ orderNo }) => {
      await pool.query(
        `insert into payments (out_trade_no, order_no, way, amount_fen, state, expires_at) values ($1, $2, 'h5', $3, 'created', now())`,
        [trade(orderNo, 2), orderNo, PRICE]
      )
      return paid(orderNo, PRICE, 2)
    },
    'the buyer cancels': ({ orderNo, token }) => shop.ask('cancelOrder', { orderNo }, token),
    'staff cancel': ({ orderNo }) => byStaff('cancelOrder', { orderNo }),
    'overdue ones are closed': () => shop.jobs.run('close overdue orders'),
    'what is paid is handed over': () => shop.jobs.run('fulfil paid orders'),
    'the buyer asks for the money': ({ orderNo, token }) =>
      shop.apply(token, { orderNo, kind: 'refund', lines: [{ lineNo: 1, quantity: 1 }] }),
    'staff give a part back': ({ orderNo }) => byStaff('refundOrder', { orderNo, amountFen: PART }),
    'staff give all back': ({ orderNo }) => byStaff('refundOrder', { orderNo, amountFen: PRICE }),
    'refunds are carried out': () => shop.jobs.run('carry out refunds'),
    'the channel says that it is refunded': ({ orderNo }) => refunded(orderNo, 'SUCCESS'),
    'the channel says that the refund failed': ({ orderNo }) => refunded(orderNo, 'ABNORMAL'),
    'a person gives all back at the channel': ({ orderNo }) => byHand(orderNo, PRICE),
    'a person gives a part back at the channel': ({ orderNo }) => byHand(orderNo, PART),
    'staff have a refund tried again': async ({ orderNo }) =>
      byStaff('retryRefund', { outRefundNo: (await firstRefund(orderNo)).no }),
    'staff paid a refund otherwise': async ({ orderNo }) =>
      byStaff('settleRefund', { outRefundNo: (await firstRefund(orderNo)).no, via: 'outside' }),
    'a shop takes the code': ({ orderNo }) => taken(orderNo),
    'the owner marks the code as used': async ({ orderNo, token }) =>
      shop.ask('markReceiveUsed', { receiveId: await recordOf(orderNo) }, token),
    'the owner sees the code': async ({ orderNo, token }) =>
      shop.ask('showReceiveCode', { receiveId: await recordOf(orderNo) }, token),
    'the buyer removes it from the list': ({ orderNo, token }) => shop.ask('deleteOrder', { orderNo }, token)
  }
  const recordOf = async (orderNo: string) =>
    (
      await shop.row<{ id: string } | undefined>('select id from receive_records where order_no = $1', [
        orderNo
      ])
    )?.id ?? 'none'
  async function paid(orderNo: string, totalFen: number, attempt = 1) {
    const outTradeNo = trade(orderNo, attempt)
    // as it is at the channel then, also where it had been closed for a moment before
    await pool.query(
      `update sandbox_trades set state = 'SUCCESS', transaction_id = '4200' || out_trade_no, paid_at = now() where out_trade_no = $1`,
      [outTradeNo]
    )
    return String(await notifyPayment(shop, { outTradeNo, totalFen }))
  }
  async function refunded(orderNo: string, status: 'SUCCESS' | 'ABNORMAL') {
    const { no, fen } = await firstRefund(orderNo)
    const told = { outTradeNo: trade(orderNo), outRefundNo: no, totalFen: PRICE, refundFen: fen, status }
    return String(await notifyRefund(shop, told))
  }
  const byHand = async (orderNo: string, refundFen: number) => {
    const told = { outTradeNo: trade(orderNo), outRefundNo: `hand-${orderNo}`, totalFen: PRICE, refundFen }
    return String(await notifyRefund(shop, told))
  }
  async function taken(orderNo: string) {
    const { code } = (await shop.row<{ code: string } | undefined>(
      'select code from receive_records where order_no = $1',
      [orderNo]
    )) ?? { code: '0000000000000000' }
    const now = shop.clock.now()
    const taking = { code, scan: `scan-${orderNo}`, reason: '顾客出示了券码', at: now }
    const { signing } = testSettings().secrets
    return (await redeem({ db, signing }, taking, { storeIds: null, sightIds: null }, now)).verdict
  }
  const fire = (name: string) => async (subject: OrderSubject) => events[name]?.(subject)
  const cancelled = then(begun, fire('the buyer cancels'))
  const refunding = then(cancelled, fire('the channel says that it is paid'))
  const givenBack = then(fulfilled, fire('staff give all back'))

  return {
    pool,
    states: {
      unpaid,
      begun,
      overdue,
      /** The goods could not be handed over at that moment. */
      undelivered: then(begun, ({ orderNo }) =>
        settle(
          { db, handOver: () => Promise.reject(new Error('not now')) },
          {
            outTradeNo: trade(orderNo),
            transactionId: `4200${trade(orderNo)}`,
            paidAt: shop.clock.now(),
            now: shop.clock.now()
          }
        )
      ),
      fulfilled,
      used: then(fulfilled, fire('a shop takes the code')),
      'partly given back': then(fulfilled, fire('staff give a part back')),
      cancelled,
      closed: then(overdue, fire('overdue ones are closed')),
      refunding,
      refunded: then(refunding, fire('the channel says that it is refunded')),
      'being given back': givenBack,
      'refund hangs': then(givenBack, fire('the channel says that the refund failed')),
      'given back': then(givenBack, fire('the channel says that it is refunded'))
    },
    events,
    async stateOf({ orderNo }) {
      const { words } = await shop.row<{ words: string }>(
        `select concat_ws(', ', o.state,
           (select 'payment ' || string_agg(p.state, ' ' order by p.out_trade_no) from payments p where p.order_no = o.order_no),
           (select 'refund ' || string_agg(r.state, ' ' order by r.state) from refunds r where r.order_no = o.order_no),
           (select 'code ' || string_agg(c.state, ' ' order by c.order_seq) from receive_records c where c.order_no = o.order_no),
           case when o.hidden_at is not null then 'hidden' end) as words from orders o where o.order_no = $1`,
        [orderNo]
      )
      return words
    },
    faults: ({ orderNo }) => orderFaults({ pool, db }, orderNo)
  }
}
