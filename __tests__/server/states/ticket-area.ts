/** Dated tickets: their states, and all that can happen to them. */
import { consoleEndpoints, type ConsoleCallName } from '@contract/console/endpoints'
import { dayInChina } from '../../../server/lib/china-time'
import { redeem } from '../../../server/modules/wallet'
import { consoleCall } from '../../support/server/console'
import { testSettings } from '../../support/server/test-app'
import type { TicketShop } from '../ticket/ticket-shop'
import { PRICE } from '../ticket/ticket-shop'
import { orderFaults } from './books'
import type { Area, Subject } from './pairs'

export interface TicketSubject extends Subject {
  readonly orderNo: string
  readonly token: string
  readonly ticketId: string
}

let visitors = 0

/** @param staff token of somebody who may do everything */
export function ticketArea(shop: TicketShop, staff: string): Area<TicketSubject> {
  const { pool, db } = shop.database
  const byStaff = (name: ConsoleCallName, input: Record<string, unknown>) =>
    consoleCall(shop, consoleEndpoints[name], input, { token: staff })
  const request = async (orderNo: string) =>
    (await shop.row<{ id: string } | undefined>('select id from after_sales where order_no = $1', [orderNo]))
      ?.id ?? 'none'
  const today = () => dayInChina(shop.clock.now())

  async function issued(): Promise<TicketSubject> {
    const memberId = `visitor-${(visitors += 1)}`
    const token = await shop.login(memberId)
    const { orderNo, tickets } = await shop.bought(token, [await shop.visitor(token, '游客')])
    return { memberId, token, orderNo, ticketId: tickets[0]?.ticketId ?? '' }
  }
  const on = (day: (now: Date) => string) => async () => {
    const subject = await issued()
    await pool.query('update tickets set day = $2 where id = $1', [subject.ticketId, day(shop.clock.now())])
    return subject
  }
  const after =
    (from: () => Promise<TicketSubject>, ...names: readonly string[]) =>
    async () => {
      const subject = await from()
      for (const name of names) await events[name]?.(subject)
      return subject
    }
  const events: Area<TicketSubject>['events'] = {
    'the gate reads its code': async ({ ticketId, orderNo }) => {
      const { signing } = testSettings().secrets
      const now = shop.clock.now()
      const taking = {
        code: await shop.codeNow(ticketId),
        scan: `scan-${orderNo}`,
        reason: null,
        at: now,
        day: today()
      }
      return (await redeem({ db, signing }, taking, { storeIds: null, sightIds: null }, now)).verdict
    },
    'staff take that back': ({ ticketId }) =>
      byStaff('undoRedeem', { kind: 'ticket', id: ticketId, reason: '点错了' }),
    'its key goes to a device': ({ token, orderNo }) =>
      shop.ask('getLiveKeys', { kind: 'tickets', id: orderNo }, token),
    'the member returns it': ({ token, orderNo, ticketId }) => shop.refund(token, orderNo, [ticketId]),
    'the member withdraws that': async ({ orderNo, token }) =>
      shop.ask('withdrawAfterSale', { afterSaleId: await request(orderNo) }, token),
    'staff agree': async ({ orderNo }) =>
      byStaff('approveAfterSale', { afterSaleId: await request(orderNo) }),
    'staff refuse': async ({ orderNo }) =>
      byStaff('refuseAfterSale', { afterSaleId: await request(orderNo), reason: '已入园' }),
    'days end': () => shop.jobs.run('expire tickets'),
    'refunds are carried out': () => shop.jobs.run('carry out refunds'),
    'staff give a part back': ({ orderNo }) =>
      byStaff('refundOrder', { orderNo, amountFen: 90, reason: '协商退款' }),
    'staff give all back': ({ orderNo }) =>
      byStaff('refundOrder', { orderNo, amountFen: PRICE, reason: '协商退款' })
  }
  const itsDay = on((now) => dayInChina(now))
  const shown = after(itsDay, 'its key goes to a device')

  return {
    pool,
    states: {
      issued,
      'on its day': itsDay,
      shown,
      used: after(itsDay, 'the gate reads its code'),
      'in review': after(shown, 'the member returns it'),
      refused: after(shown, 'the member returns it', 'staff refuse'),
      'being refunded': after(issued, 'the member returns it'),
      refunded: after(issued, 'the member returns it', 'refunds are carried out'),
      'its day is over': on((now) => dayInChina(now, -1)),
      expired: after(
        on((now) => dayInChina(now, -1)),
        'days end'
      )
    },
    events,
    async stateOf({ orderNo, ticketId }) {
      const { words } = await shop.row<{ words: string }>(
        `select concat_ws(', ', o.state, 'ticket ' || t.state,
           (select 'request ' || string_agg(a.state, ' ' order by a.state) from after_sales a where a.order_no = o.order_no),
           (select 'refund ' || string_agg(r.state, ' ' order by r.state) from refunds r where r.order_no = o.order_no)) as words
         from orders o join tickets t using (order_no) where o.order_no = $1 and t.id = $2`,
        [orderNo, ticketId]
      )
      return words
    },
    faults: ({ orderNo }) => orderFaults({ pool, db }, orderNo)
  }
}
