/** A shop in which everything gives something besides: card price, points, tries; and what a member has gained in it. */
import { randomUUID } from 'node:crypto'
import type { AfterSale, Data, LotteryDraw, Order, TicketOrder, Visitor } from '../../../contract/types'
import { lotteryModule } from '../../../server/modules/lottery/routes'
import { call, type CallResult } from '../../support/server/call'
import { ticketEndpoints } from '../../../contract/ticket/endpoints'
import { ticketModule } from '../../../server/composition'
import { addTower, DAY, KIND, newNumber, PRICE } from '../ticket/ticket-shop'
import { openAfterShop, type AfterShop } from './after-shop'

export type Prize = 'mug' | 'cup' | 'ten' | 'p50'

export interface GainShop extends AfterShop {
  /** A member with an address, who has nothing yet. */
  newcomer(): Promise<Buyer>
}

/** What a member does; whatever is refused changes nothing. */
export interface Buyer {
  readonly memberId: string
  readonly token: string
  buy(kind: 'card' | 'product', itemId: string, couponReceiveId?: string): Promise<Order | undefined>
  buyGoods(quantity: number, usePoints: boolean): Promise<Order | undefined>
  /** Dated tickets for so many visitors. */
  buyTickets(visitors: number): Promise<Order | undefined>
  /** Draws with a try that is there; the prize is this one. */
  draw(prize: Prize): Promise<void>
  claimAll(): Promise<void>
  coupon(): Promise<string | undefined>
  refund(orderNo: string): Promise<CallResult<unknown> | undefined>
  /** Asks back whatever can be, until nothing more can. */
  refundAll(): Promise<void>
  /** In the order in which they were made. */
  orders(): Promise<readonly string[]>
  /** Value out less money in, fen, without what came of orders that stay. */
  gain(): Promise<number>
}

const RULE = { earnPerYuan: 1, worthFen: 10, mostPercent: 50, leastPoints: 1, lifeDays: 300 }

export async function openGainShop(): Promise<GainShop> {
  const shop = await openAfterShop([lotteryModule, ticketModule])
  const { pool } = shop.database
  await addTower(shop)
  await pool.query('update ticket_days set stock = 9999')
  await pool.query(`update channels set config = $1 where code = 'main'`, [{ points: RULE }])
  await pool.query(
    `insert into lotteries (id, title, subtitle, look, rules_html, starts_at, ends_at, daily_tries, card_tries, share_tries,
       order_tries, order_from_fen, channel_codes, sort)
     values ('wheel', '转一转', '', 'wheel', '', $1, $2, 0, 1, 0, 1, 500, '{main}', 1)`,
    [
      new Date(shop.clock.now().getTime() - 86_400_000),
      new Date(shop.clock.now().getTime() + 900 * 86_400_000)
    ]
  )
  await pool.query(`insert into lottery_prizes (id, lottery_id, name, kind, picture, weight, stock, privilege_id, coupon_id,
      points, claim_days, fallback, sort)
    values ('mug', 'wheel', '马克杯', 'goods', '', 0, 9999, null, null, null, 7, false, 1),
      ('cup', 'wheel', '茶饮券', 'privilege', '', 0, 9999, 'cup', null, null, 7, false, 2),
      ('ten', 'wheel', '立减券', 'coupon', '', 0, 9999, null, 'cut', null, 7, false, 3),
      ('p50', 'wheel', '50 积分', 'points', '', 0, 9999, null, null, 50, 7, false, 4),
      ('p1', 'wheel', '1 积分', 'points', '', 0, null, null, null, 1, 7, true, 5)`)
  return { ...shop, newcomer: () => newcomer(shop) }
}

async function newcomer(shop: AfterShop): Promise<Buyer> {
  const memberId = `m-${randomUUID()}`
  const token = await shop.login(memberId)
  const addressId = await shop.address(memberId)
  const { pool } = shop.database

  async function pay(order: Order): Promise<Order> {
    made.push(order.orderNo)
    const parameters = await shop.begin(token, order.orderNo)
    if (!parameters.settled) await shop.confirm(parameters)
    return order
  }
  const made: string[] = []
  const orders = () => Promise.resolve(made)

  const ofTickets = new Set<string>()
  async function refundTickets(orderNo: string) {
    const { data } = await call<TicketOrder>(shop, ticketEndpoints.getTicketOrder, { orderNo }, { token })
    const ticketIds = data.tickets.filter((one) => one.refund !== null).map(({ ticketId }) => ticketId)
    if (ticketIds.length === 0) return undefined
    const offer = await call<Data<'previewTicketRefund'>>(
      shop,
      ticketEndpoints.previewTicketRefund,
      { orderNo, ticketIds },
      { token }
    )
    if (offer.resultCode !== '100') return offer
    const input = { orderNo, ticketIds, seenFen: offer.data.amountFen }
    return call<TicketOrder>(shop, ticketEndpoints.refundTickets, input, { token })
  }

  async function refund(orderNo: string) {
    if (ofTickets.has(orderNo)) return refundTickets(orderNo)
    const offer = await shop.preview(token, { orderNo })
    const kind = offer.kinds[0]?.kind
    if (!kind) return undefined
    const lines = offer.lines
      .filter(({ left }) => left[kind] > 0)
      .map(({ lineNo, left }) => ({ lineNo, quantity: left[kind] }))
    const { amountFen: seenFen } = await shop.preview(token, { orderNo, kind, lines })
    const reason = offer.kinds[0]?.reasons[0]
    return shop.ask<AfterSale>('applyAfterSale', { orderNo, kind, lines, reason, seenFen }, token)
  }

  return {
    memberId,
    token,
    orders,
    refund,
    async buy(kind, itemId, couponReceiveId) {
      const choice = couponReceiveId ? { couponReceiveId } : {}
      const bought = await shop.ask<Order>('createOrder', { kind, itemId, ...choice }, token)
      return bought.resultCode === '100' ? pay(bought.data) : undefined
    },
    async buyGoods(quantity, usePoints) {
      const line = { skuId: 'tea-s', quantity }
      const seen = await shop.settle(token, { line, couponReceiveId: null, usePoints })
      const input = { lines: [line], fromCart: false, addressId, usePoints, seenFen: seen.data.payFen }
      const bought = await shop.ask<Order>('createMallOrder', input, token)
      return bought.resultCode === '100' ? pay(bought.data) : undefined
    },
    async buyTickets(visitors) {
      const people = await Promise.all(
        Array.from({ length: visitors }, () =>
          call<Visitor>(
            shop,
            ticketEndpoints.saveVisitor,
            { name: '客人', document: 'idCard', number: newNumber() },
            { token }
          )
        )
      )
      const tickets = people.map(({ data }) => ({ kindId: KIND, visitorId: data.visitorId }))
      const input = { day: DAY, tickets, phone: '13800000001', seenFen: PRICE * visitors }
      const bought = await call<Order>(shop, ticketEndpoints.createTicketOrder, input, { token })
      if (bought.resultCode !== '100') return undefined
      ofTickets.add(bought.data.orderNo)
      return pay(bought.data)
    },
    async draw(prize) {
      await pool.query(`update lottery_prizes set weight = case when id = $1 then 1 else 0 end`, [prize])
      await shop.ask<LotteryDraw>('drawLottery', { lotteryId: 'wheel' }, token)
    },
    async claimAll() {
      const { data } = await shop.ask<Data<'listMyPrizes'>>('listMyPrizes', { pageSize: 50 }, token)
      for (const { drawId, state } of data.list)
        if (state === 'won') await shop.ask('claimPrize', { drawId, addressId }, token)
    },
    async coupon() {
      const { rows } = await pool.query<{ id: string }>(
        `select id from coupon_receives where member_id = $1 and state = 'usable' limit 1`,
        [memberId]
      )
      return rows[0]?.id
    },
    async refundAll() {
      for (let round = 0; round < 4; round++) {
        let any = false
        for (const orderNo of [...made].reverse()) any = (await refund(orderNo))?.resultCode === '100' || any
        if (!any) return
      }
    },
    gain: () => gainOf(shop, memberId)
  }
}

/** Of an order: whether all of it is back, or on its way. */
const BACK = `not exists (select 1 from order_lines b where b.order_no = o.order_no and b.claimed_pieces < b.quantity)`
const GOODS_FEN = 5000

/**
 * Money back less money paid, and what is in hand at the price that everybody pays; less what came of orders that stay. Debts are no
 * money: an account can be thrown away.
 */
async function gainOf(shop: AfterShop, memberId: string): Promise<number> {
  const { fen } = await shop.row<{ fen: number }>(
    `with mine as (select o.*, ${BACK} as back from orders o where o.member_id = $1 and o.state in ('paid', 'fulfilled', 'refunding', 'refunded')),
     money as (
       select coalesce(sum(p.refunded_fen - p.amount_fen), 0) as fen from payments p join mine on mine.order_no = p.order_no
       where p.state in ('paid', 'refunding', 'refunded')),
     kept as (
       select l.unit_fen * (l.quantity - l.claimed_pieces) + case when l.claimed_pieces < l.quantity then m.freight_fen else 0 end as fen,
         case when exists (select 1 from member_cards c where c.member_id = $1 and c.state = 'active') then l.card_off_fen else 0 end
           * (l.quantity - l.claimed_pieces) / l.quantity as legal_fen
       from mine m join order_lines l on l.order_no = m.order_no),
     earned as (
       select coalesce(sum(e.points), 0) as points from points_entries e join mine m on m.order_no = e.order_no
       where e.kind = 'earn' and not m.back),
     prizes as (
       select d.prize_kind, d.state, p.points, m.back, c.state as coupon_state from lottery_draws d
       join mine m on m.order_no = d.order_no join lottery_prizes p on p.id = d.prize_id
       left join coupon_receives c on c.request_key = 'lottery:' || d.id),
     balance as (select coalesce(max(balance), 0) as points from points_accounts where member_id = $1)
     select ((select fen from money) + (select coalesce(sum(fen - legal_fen), 0) from kept)
       + (select greatest(points, 0) from balance) * ${RULE.worthFen}
       - (select points from earned) * ${RULE.worthFen}
       - (select coalesce(sum(points), 0) from prizes where prize_kind = 'points' and not back and state <> 'revoked') * ${RULE.worthFen}
       - (select count(*) from prizes where prize_kind = 'coupon' and not back and coupon_state = 'used') * 200
       + (select count(*) from prizes where prize_kind = 'coupon' and back and coupon_state = 'usable') * 200
       + (select count(*) from prizes where prize_kind in ('goods', 'privilege') and back and state <> 'revoked') * ${GOODS_FEN}
     )::int as fen`,
    [memberId]
  )
  return fen
}
