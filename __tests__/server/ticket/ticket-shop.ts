/** A shop that sells tickets of one sight, for tests of orders, gates and refunds. */
import { ticketEndpoints as calls } from '../../../contract/ticket/endpoints'
import type { Order, RefundRule, TicketOrder, Visitor } from '../../../contract/types'
import { rotatingCode } from '../../../contract/wallet/live-code'
import { ticketModule } from '../../../server/composition'
import { liveKeyOf } from '../../../server/domain/live-key'
import { checkDigitOf } from '../../../server/modules/ticket/document'
import { call, type CallOptions, type CallResult } from '../../support/server/call'
import { openShop, type Shop } from '../payment/shop'

export const KIND = 'tower-adult'
/** Of the same sight, for children; openTicketShop adds it. */
export const CHILD = 'tower-child'
/** Of an adult, fen: a price that does not divide by three. */
export const PRICE = 9999
/** Of a child, fen. */
export const CHILD_PRICE = 3335
/** What test servers sign with. */
export const SIGNING = 'test-secret-test-secret-test-secret'
/** A day far enough for every rule. */
export const DAY = '2026-11-28'
export const dayId = (day: string, kindId = KIND) => `${kindId}_${day.replaceAll('-', '')}`

export interface TicketShop extends Shop {
  /** Keeps somebody, with a number that can be real. */
  visitor(token: string, name: string): Promise<Visitor>
  /** Orders for these visitors. */
  book(
    token: string,
    visitors: readonly Visitor[],
    input?: Record<string, unknown>,
    options?: CallOptions
  ): Promise<CallResult<Order>>
  /** An order for these visitors, paid. */
  bought(token: string, visitors: readonly Visitor[], input?: Record<string, unknown>): Promise<TicketOrder>
  orderOf(token: string, orderNo: string): Promise<CallResult<TicketOrder>>
  refund(
    token: string,
    orderNo: string,
    ticketIds: readonly string[],
    options?: CallOptions
  ): Promise<CallResult<TicketOrder>>
  /** The code that stands for a ticket, now or so many ms from now; '' for no ticket. */
  codeNow(ticketId: string | undefined, fromNowMs?: number): Promise<string>
  /** What of the day of a kind is left and sold. */
  stockOf(day?: string, kindId?: string): Promise<{ stock: number; sold: number }>
  setStock(stock: number, day?: string): Promise<void>
  setRule(rule: RefundRule): Promise<void>
  /** Lets the money of refunds arrive. */
  carryOut(): Promise<void>
}

let people = 0
/** An identity number of an adult that nobody has had yet. */
export function newNumber(): string {
  people += 1
  const first17 = `11010519900101${String(people).padStart(3, '0')}`
  return first17 + checkDigitOf(first17)
}

export async function openTicketShop(over: Parameters<typeof openShop>[0] = {}): Promise<TicketShop> {
  const shop = await openShop({ modules: [ticketModule], ...over })
  const { pool } = shop.database
  await addTower(shop)

  const orderOf: TicketShop['orderOf'] = (token, orderNo) =>
    call(shop, calls.getTicketOrder, { orderNo }, { token })
  const book: TicketShop['book'] = (token, visitors, input = {}, options = {}) =>
    call(
      shop,
      calls.createTicketOrder,
      {
        day: DAY,
        tickets: visitors.map(({ visitorId }) => ({ kindId: KIND, visitorId })),
        phone: '13800000001',
        seenFen: PRICE * visitors.length,
        ...input
      },
      { token, ...options }
    )
  return {
    ...shop,
    book,
    orderOf,
    async visitor(token, name) {
      const input = { name, document: 'idCard', number: newNumber() }
      const answer = await call<Visitor>(shop, calls.saveVisitor, input, { token })
      if (answer.resultCode !== '100') throw new Error(answer.resultMsg)
      return answer.data
    },
    async bought(token, visitors, input) {
      const made = await book(token, visitors, input)
      if (made.resultCode !== '100') throw new Error(made.resultMsg)
      const { orderNo } = made.data
      await shop.confirm(await shop.begin(token, orderNo))
      return (await orderOf(token, orderNo)).data
    },
    refund: (token, orderNo, ticketIds, options) =>
      call(shop, calls.refundTickets, { orderNo, ticketIds }, { token, ...options }),
    async codeNow(ticketId, fromNowMs = 0) {
      if (ticketId === undefined) return ''
      const { serial: number } = await shop.row<{ serial: string }>(
        'select serial from tickets where id = $1',
        [ticketId]
      )
      const key = liveKeyOf('ticket', number, SIGNING)
      return rotatingCode({ number, key }, shop.clock.now().getTime() + fromNowMs).code
    },
    stockOf: (day = DAY, kindId = KIND) =>
      shop.row('select stock, sold from ticket_days where id = $1', [dayId(day, kindId)]),
    async setStock(stock, day = DAY) {
      await pool.query('update ticket_days set stock = $2 where id = $1', [dayId(day), stock])
    },
    async setRule(rule) {
      await pool.query('update ticket_kinds set refund_rule = $2 where id = $1', [KIND, JSON.stringify(rule)])
    },
    async carryOut() {
      shop.clock.advance(3_600_000)
      await shop.jobs.run('carry out refunds')
    }
  }
}

/** Adds the sight with its kinds of tickets and their days. */
export async function addTower({ database: { pool }, jobs }: Pick<Shop, 'database' | 'jobs'>): Promise<void> {
  await pool.query(`
    insert into sights (id, name, pinyin, category, city_code, city, district, address, lng, lat, level, hours, phone, subtitle,
      pictures, intro_html, notice_html, hot, on_sale)
    values ('tower', '测试塔', 'ce shi ta', 'view', '310000', '上海市', '浦东新区', '世纪大道 1 号', 121.5, 31.2, '', '09:00–21:00',
      '021-1', '登高', '{/assets/a.webp}', '<p>塔</p>', '<p>须知</p>', 1, true)`)
  await pool.query(`
    insert into ticket_kinds (id, sight_id, name, audience, includes, price_fen, list_price_fen, weekend_fen, daily_stock,
      age_from, most_an_order, same_day_until, refund_rule, on_sale, sort)
    values ('${KIND}', 'tower', '成人票', '成人', '登塔', ${PRICE}, 12000, ${PRICE}, 10, 18, 5, 16,
        '{"freeHours": 24, "feePercent": 20}', true, 1),
      ('${CHILD}', 'tower', '儿童票', '儿童', '登塔', ${CHILD_PRICE}, 6000, ${CHILD_PRICE}, 10, null, 5, 16,
        '{"freeHours": null, "feePercent": 100}', true, 2)`)
  await jobs.run('fill ticket days')
}
