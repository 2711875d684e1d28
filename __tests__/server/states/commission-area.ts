/** A commission on a friend's order: its states, and all that can happen to it. */
import { consoleEndpoints, type ConsoleCallName } from '@contract/console/endpoints'
import { consoleCall } from '../../support/server/console'
import { DAY_MS, type ReferralShop } from '../distribution/referral-shop'
import { orderFaults } from './books'
import type { Area, Subject } from './pairs'

export interface CommissionSubject extends Subject {
  readonly orderNo: string
  readonly token: string
  readonly referrerId: string
}

let numbers = 0

/** @param staff token of somebody who may do everything */
export function commissionArea(shop: ReferralShop, staff: string): Area<CommissionSubject> {
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
  const apply = (kind: 'cancel' | 'refund', quantity: number) => (subject: CommissionSubject) =>
    shop.apply(subject.token, { orderNo: subject.orderNo, kind, lines: [{ lineNo: 1, quantity }] })
  const pay = (fen: number) => async (subject: CommissionSubject) =>
    byStaff('payCommission', {
      memberId: subject.referrerId,
      channelCode: 'main',
      amountFen: fen,
      mark: `bank-${(numbers += 1)}`
    })

  async function pending(): Promise<CommissionSubject> {
    const [friend, referrer] = [await shop.someone(), await shop.someone()]
    await shop.bring(friend, referrer)
    const { orderNo } = await shop.paidGoods(friend.token, [{ skuId: 'tea-s', quantity: 2 }])
    return { ...friend, orderNo, referrerId: referrer.memberId, ids: [referrer.memberId] }
  }
  const after =
    (from: () => Promise<CommissionSubject>, ...names: readonly string[]) =>
    async () => {
      const subject = await from()
      for (const name of names) await events[name]?.(subject)
      return subject
    }
  const events: Area<CommissionSubject>['events'] = {
    'the goods are sent': ({ orderNo }) =>
      byStaff('shipParcel', {
        orderNo,
        carrier: 'shunfeng',
        trackingNo: `SF${String((numbers += 1)).padStart(12, '0')}`
      }),
    'the friend has them': ({ orderNo, token }) => shop.ask('confirmReceipt', { orderNo }, token),
    'twelve days pass, and what is due settles': async () => {
      shop.clock.advance(12 * DAY_MS)
      await shop.settleAll()
    },
    'staff settle what is due': () => byStaff('settleCommissions', {}),
    'the friend cancels it all': apply('cancel', 2),
    'the friend cancels a part': apply('cancel', 1),
    'the friend asks for money': apply('refund', 1),
    'staff agree': async ({ orderNo }) =>
      byStaff('approveAfterSale', { afterSaleId: await request(orderNo) }),
    'staff refuse': async ({ orderNo }) =>
      byStaff('refuseAfterSale', { afterSaleId: await request(orderNo), reason: '已拆封' }),
    'refunds are carried out': () => shop.jobs.run('carry out refunds'),
    'staff give a part of the order back': ({ orderNo }) =>
      byStaff('refundOrder', { orderNo, amountFen: 100, reason: '协商退款' }),
    'staff pay a fen': pay(1),
    'staff pay too much': pay(10_000_000)
  }
  const received = after(pending, 'the goods are sent', 'the friend has them')
  const settled = after(received, 'twelve days pass, and what is due settles')
  return {
    pool,
    states: {
      pending,
      received,
      requested: after(received, 'the friend asks for money'),
      settled,
      paid: after(settled, 'staff pay a fen'),
      'partly given back': after(pending, 'the friend cancels a part'),
      cancelled: after(pending, 'the friend cancels it all'),
      'settled, money back': after(settled, 'staff give a part of the order back')
    },
    events,
    async stateOf({ orderNo, referrerId }) {
      const { words } = await shop.row<{ words: string }>(
        `select concat_ws(', ', c.state || ' ' || c.amount_fen,
           (select 'account ' || a.pending_fen || ' ' || a.settled_fen from commission_accounts a where a.member_id = $2),
           (select 'request ' || string_agg(a.state, ' ' order by a.state) from after_sales a where a.order_no = c.order_no),
           (select 'goods ' || s.state from shipments s where s.order_no = c.order_no)) as words
         from commissions c where c.order_no = $1`,
        [orderNo, referrerId]
      )
      return words
    },
    async faults({ orderNo }) {
      const astray = await shop.astray()
      return [
        ...(astray === 0 ? [] : [`${astray} commissions do not add up`]),
        ...(await orderFaults({ pool, db }, orderNo))
      ]
    }
  }
}
