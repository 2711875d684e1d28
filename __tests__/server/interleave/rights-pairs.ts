/** Pairs of writes about rights: goods on their way, tickets, prizes, commissions and printed cards that meet what ends them. */
import { consoleEndpoints } from '@contract/console/endpoints'
import { withTransaction } from '../../../server/db/client'
import type { OrderNo } from '../../../server/domain/order-number'
import { approve, refuse } from '../../../server/modules/aftersale'
import { shipByHand } from '../../../server/modules/shipping'
import { redeem } from '../../../server/modules/wallet'
import { consoleCall } from '../../support/server/console'
import { testSettings } from '../../support/server/test-app'
import { DAY_MS, type ReferralShop } from '../distribution/referral-shop'
import type { LotteryShop } from '../lottery/lottery-shop'
import type { Shop } from '../payment/shop'
import { orderFaults } from '../states/books'
import { DAY, type TicketShop } from '../ticket/ticket-shop'
import type { Scene } from './explore'
import type { Shared, TwoProcesses } from './two-processes'

/** Sets up two calls that meet, for somebody new. */
export type PairOf<Of extends Shared> = (processes: TwoProcesses<Of>, staff: string) => Promise<Scene>

let serial = 0

/** What a query finds is wrong, and what of the order's books is. */
const faultsOf = (shop: Shop, orderNo: string, more: string) => async (): Promise<readonly string[]> => {
  const { pool, db } = shop.database
  const { rows } = await pool.query<{ fault: string }>(more, [orderNo])
  return [...rows.map(({ fault }) => fault), ...(await orderFaults({ pool, db }, orderNo))]
}
/** Whoever comes second is refused. */
const orRefused = (work: Promise<unknown>) => work.catch(() => undefined)

const SENT = `select 'sent and refunded' as fault from shipment_lines l join order_lines o using (order_no, line_no)
  where l.order_no = $1 and (l.sent > 0 and o.claimed_pieces > 0 and exists (
    select 1 from after_sales a where a.order_no = l.order_no and a.kind = 'cancel' and a.state <> 'refused')
    or l.sent + l.cancelled > l.quantity)`

async function goods({ shop }: TwoProcesses<ReferralShop>) {
  const friend = await shop.someone()
  await shop.bring(friend, await shop.someone())
  const { orderNo } = await shop.paidGoods(friend.token, [{ skuId: 'tea-s', quantity: 1 }])
  return { ...friend, orderNo: orderNo as OrderNo }
}
const piece = (orderNo: string, kind: 'cancel' | 'refund') => ({
  orderNo,
  kind,
  reason: '不想要了',
  lines: [{ lineNo: 1, quantity: 1 }]
})
const sending = (shop: Shop, db: Shop['database']['db'], orderNo: OrderNo) =>
  withTransaction(db, (tx) =>
    shipByHand(tx, {
      orderNo,
      carrier: 'shunfeng',
      trackingNo: `SF${String((serial += 1)).padStart(12, '0')}`,
      lines: undefined,
      now: shop.clock.now()
    })
  )

async function asked(processes: TwoProcesses<ReferralShop>) {
  const { shop } = processes
  const { orderNo, token } = await goods(processes)
  await sending(shop, shop.database.db, orderNo)
  await shop.ask('confirmReceipt', { orderNo }, token)
  const { data } = await shop.apply(token, piece(orderNo, 'refund'))
  return { orderNo, token, id: data.afterSaleId }
}
const ASTRAY = `select 'the commission does not add up' as fault from commissions c where c.order_no = $1 and c.amount_fen <> (
  select coalesce(sum(e.pending_fen + e.settled_fen), 0) from commission_entries e where e.order_no = c.order_no)
  union all select 'settled, and given back' from commissions c join orders o using (order_no) where c.order_no = $1
    and c.amount_fen > 0 and o.state = 'refunded'`

/** Goods and commissions, by name: `A × B`. */
export const GOODS_PAIRS: Readonly<Record<string, PairOf<ReferralShop>>> = {
  async 'sending goods × cancelling them'(processes) {
    const [a, b] = processes.sides
    const { orderNo, token } = await goods(processes)
    return {
      work: [
        () => orRefused(sending(processes.shop, a.db, orderNo)),
        () => b.ask('applyAfterSale', piece(orderNo, 'cancel'), token)
      ],
      faults: faultsOf(processes.shop, orderNo, SENT)
    }
  },

  async 'agreeing to a request × refusing it'(processes) {
    const [a, b] = processes.sides
    const { orderNo, id } = await asked(processes)
    const now = processes.shop.clock.now()
    return {
      work: [
        () => orRefused(approve(a.db, id, 'merchant', now)),
        () => orRefused(refuse(b.db, id, '已拆封', 'merchant', now))
      ],
      faults: faultsOf(
        processes.shop,
        orderNo,
        `select 'decided twice' as fault from after_sale_events e join after_sales a on a.id = e.after_sale_id
         where a.order_no = $1 and e.state in ('approved', 'refused') group by a.id having count(*) <> 1`
      )
    }
  },

  async 'settling a commission × agreeing to a refund'(processes) {
    const [a, b] = processes.sides
    const { shop } = processes
    const { orderNo, id } = await asked(processes)
    // due, were it not for the request
    await shop.database.pool.query(
      `update shipments set received_at = received_at - interval '20 days' where order_no = $1`,
      [orderNo]
    )
    await shop.database.pool.query('update commissions set check_at = $2 where order_no = $1', [
      orderNo,
      new Date(shop.clock.now().getTime() - DAY_MS)
    ])
    return {
      work: [
        () => a.job('settle commissions'),
        () => orRefused(approve(b.db, id, 'merchant', shop.clock.now()))
      ],
      faults: faultsOf(shop, orderNo, ASTRAY)
    }
  },

  async 'settling a commission × staff giving all back'(processes, staff) {
    const [a, b] = processes.sides
    const { shop } = processes
    const { orderNo, token } = await goods(processes)
    await sending(shop, shop.database.db, orderNo)
    await shop.ask('confirmReceipt', { orderNo }, token)
    await shop.database.pool.query(
      `update shipments set received_at = received_at - interval '20 days' where order_no = $1`,
      [orderNo]
    )
    await shop.database.pool.query('update commissions set check_at = $2 where order_no = $1', [
      orderNo,
      new Date(shop.clock.now().getTime() - DAY_MS)
    ])
    const input = { orderNo, amountFen: 9900 + 800, reason: '协商退款' }
    return {
      work: [
        () => a.job('settle commissions'),
        () => consoleCall(b.app, consoleEndpoints.refundOrder, input, { token: staff })
      ],
      faults: faultsOf(shop, orderNo, ASTRAY)
    }
  }
}

const TICKET = `select 'used, and given back' as fault from tickets t where t.order_no = $1 and t.state = 'used'
    and exists (select 1 from refunds r where r.refund_key = 'ticket:' || t.id)
  union all select 'given back without money' from tickets t where t.order_no = $1 and t.state = 'refunded' and t.refund_fen > 0
    and not exists (select 1 from refunds r where r.refund_key = 'ticket:' || t.id)`

/** A ticket of today. */
async function ticket({ shop }: TwoProcesses<TicketShop>) {
  const token = await shop.login(`visitor-${(serial += 1)}`)
  const { orderNo, tickets } = await shop.bought(token, [await shop.visitor(token, '游客')])
  const ticketId = tickets[0]?.ticketId ?? ''
  const code = await shop.codeNow(ticketId)
  return { token, orderNo, ticketId, code }
}

/** Tickets, by name: `A × B`. */
export const TICKET_PAIRS: Readonly<Record<string, PairOf<TicketShop>>> = {
  async 'a gate × returning the ticket'(processes) {
    const [a, b] = processes.sides
    const { shop } = processes
    const { token, orderNo, ticketId, code } = await ticket(processes)
    const { signing } = testSettings().secrets
    const now = shop.clock.now()
    const taking = { code, scan: `scan-${orderNo}`, reason: null, at: now, day: DAY }
    return {
      work: [
        () => redeem({ db: a.db, signing }, taking, { storeIds: null, sightIds: null }, now),
        () => b.ask('refundTickets', { orderNo, ticketIds: [ticketId] }, token)
      ],
      faults: faultsOf(shop, orderNo, TICKET)
    }
  },

  async 'returning a ticket × returning it'(processes) {
    const [a, b] = processes.sides
    const { token, orderNo, ticketId } = await ticket(processes)
    const input = { orderNo, ticketIds: [ticketId] }
    return {
      work: [() => a.ask('refundTickets', input, token), () => b.ask('refundTickets', input, token)],
      faults: faultsOf(processes.shop, orderNo, TICKET)
    }
  }
}

const PRIZE = `select 'the prize is claimed, and its order given back' as fault from lottery_draws d where d.order_no = $1
    and d.state in ('claimed', 'sent') and exists (select 1 from refunds r where r.order_no = $1 and r.refund_key like 'aftersale:%')
  union all select 'revoked, and handed over' from lottery_draws d where d.order_no = $1 and d.state = 'revoked'
    and (d.ship_no is not null or d.receive_id is not null)
  union all select 'handed over twice' from receive_records r join orders o on o.member_id = r.member_id
    where o.order_no = $1 and r.order_no is null having count(*) > 1`

/** A prize that an order's try has won. */
async function won({ shop }: TwoProcesses<LotteryShop>, prizeId: string) {
  const memberId = `winner-${(serial += 1)}`
  const token = await shop.login(memberId)
  await shop.address(memberId)
  const { orderNo } = await shop.order(token)
  await shop.confirm(await shop.begin(token, orderNo))
  await shop.only('none')
  await shop.draw(token)
  await shop.only(prizeId)
  const { data } = await shop.draw(token)
  return { token, orderNo, claim: { drawId: data.drawId, addressId: memberId } }
}

/** Prizes, by name: `A × B`. */
export const PRIZE_PAIRS: Readonly<Record<string, PairOf<LotteryShop>>> = {
  async 'claiming a prize × giving its order back'(processes) {
    const [a, b] = processes.sides
    const { token, orderNo, claim } = await won(processes, 'mug')
    return {
      work: [
        () => a.ask('claimPrize', claim, token),
        () => b.ask('applyAfterSale', piece(orderNo, 'refund'), token)
      ],
      faults: faultsOf(processes.shop, orderNo, PRIZE)
    }
  },

  async 'claiming a code × staff giving its order back'(processes, staff) {
    const [a, b] = processes.sides
    const { token, orderNo, claim } = await won(processes, 'cup')
    const input = { orderNo, amountFen: 990, reason: '协商退款' }
    return {
      work: [
        () => a.ask('claimPrize', claim, token),
        () => consoleCall(b.app, consoleEndpoints.refundOrder, input, { token: staff })
      ],
      // what was claimed before stays with the buyer, as staff decided
      faults: faultsOf(processes.shop, orderNo, PRIZE)
    }
  },

  async 'claiming a code × claiming it'(processes) {
    const [a, b] = processes.sides
    const { token, orderNo, claim } = await won(processes, 'cup')
    return {
      work: [() => a.ask('claimPrize', claim, token), () => b.ask('claimPrize', claim, token)],
      faults: faultsOf(processes.shop, orderNo, PRIZE)
    }
  }
}
