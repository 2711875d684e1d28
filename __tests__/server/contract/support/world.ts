/** The whole server with the demo catalogue, and members who hold one of everything. */
import { randomUUID } from 'node:crypto'
import { endpoints, type EndpointName } from '../../../../contract/endpoints'
import type { Data } from '../../../../contract/types'
import type { Settings } from '../../../../server/config/settings'
import { withTransaction } from '../../../../server/db/client'
import { createChat } from '../../../../server/gateways/chat/create-chat'
import { createJd } from '../../../../server/gateways/jd/create-jd'
import { createPartners } from '../../../../server/gateways/partner/create-partners'
import { createPay } from '../../../../server/gateways/pay/create-pay'
import { createMap } from '../../../../server/gateways/map/create-map'
import { createRecharge } from '../../../../server/gateways/recharge/create-recharge'
import { createPostgresStorage } from '../../../../server/gateways/storage/stored-file-repository'
import { createSms } from '../../../../server/gateways/sms/create-sms'
import { createSandboxJinjiang } from '../../../../server/sandbox/jinjiang/sandbox-jinjiang'
import { createSandboxLvyun } from '../../../../server/sandbox/lvyun/sandbox-lvyun'
import { createSandboxWechat } from '../../../../server/sandbox/wechat/sandbox-wechat'
import { createSandboxWechatWeb } from '../../../../server/sandbox/wechat/sandbox-wechat-web'
import { grantCard } from '../../../../server/modules/card/grant'
import { call, type CallOptions, type CallResult } from '../../../support/server/call'
import { FakeClock } from '../../../support/server/fake-clock'
import { buildTestApp, testSettings, type TestApp } from '../../../support/server/test-app'
import { createTestDatabase } from '../../../support/server/test-database'
import { orderAtPartners, type PartnerNumbers } from './at-partners'
import { freePort } from '../../../../e2e/support/free-port'

export type Ask = <N extends EndpointName>(
  name: N,
  input?: Readonly<Record<string, unknown>>,
  options?: CallOptions
) => Promise<CallResult<Data<N>>>

export interface World extends TestApp {
  /** Where it listens. */
  readonly origin: string
  readonly ask: Ask
  /** A new member with one of everything. */
  holder(): Promise<Holder>
  /** A new member with nothing. */
  stranger(): Promise<{ memberId: string; token: string }>
}

/** A member who holds card, plate, record, coupon, address, an unpaid and a cancelled order. */
export interface Holder {
  readonly memberId: string
  readonly token: string
  readonly memberCardId: string
  readonly cardNo: string
  /** A plate of the card of which privilege `taken` was taken … */
  readonly memberPlateId: string
  readonly taken: string
  /** … and another that has a group: `toTake` is one of its choices. */
  readonly groupPlateId: string
  readonly groupId: string
  readonly toTake: string
  readonly receiveId: string
  readonly code: string
  readonly couponReceiveId: string
  readonly orderNo: string
  readonly endedOrderNo: string
  /** Paid, handed over, and, as if it were goods, sent. */
  readonly sentOrderNo: string
  readonly addressId: string
  /** Orders that wait at partners, and one of ours for another. */
  readonly atPartners: PartnerNumbers
  readonly partnerOrderNo: string
  /** Goods of the mall in the cart, and what one of them costs the holder with address and coupon, fen. */
  readonly skuId: string
  readonly mallFen: number
  /** Somebody to go with, and an order of a ticket that cost nothing. */
  readonly visitorId: string
  readonly ticketOrderNo: string
  readonly ticketId: string
  /** What the ticket of `TICKET_WISH` costs the holder with the coupon, fen. */
  readonly ticketFen: number
  /** Goods that were drawn: to be claimed, and on their way. */
  readonly wonDrawId: string
  readonly sentDrawId: string
  /** Goods among the privileges: to be claimed, and on their way. */
  readonly giftReceiveId: string
  readonly sentReceiveId: string
}

/** A ticket that anybody can order. */
export const TICKET_WISH = { day: '2026-11-27', kindId: 'gzta-adult' }

/** Opens the server on a port of its own: its payment sandbox is asked over HTTP. */
export async function openWorld(over: Partial<Settings> = {}): Promise<World> {
  const clock = new FakeClock()
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const settings = testSettings({ port, publicOrigin: origin, ...over })
  const database = await createTestDatabase({ seeded: true, max: 10 })
  const now = () => clock.now().getTime()
  const app = await buildTestApp({
    database,
    clock,
    settings,
    gateways: {
      pay: await createPay(settings, now),
      partners: await createPartners(settings, now),
      jd: await createJd(settings, now),
      chat: await createChat(settings),
      wechat: createSandboxWechat(database.db, now),
      wechatWeb: createSandboxWechatWeb(database.db, now),
      lvyun: createSandboxLvyun(database.db, now),
      jinjiang: createSandboxJinjiang(database.db, now),
      sms: await createSms('sandbox', database.db),
      map: createMap('sandbox'),
      recharge: await createRecharge('sandbox', database.db),
      storage: createPostgresStorage(database.db)
    }
  })
  await app.server.listen({ port, host: '127.0.0.1' })
  const ask: Ask = (name, input, options) => call(app, endpoints[name], input, options)
  const stranger = async () => {
    const memberId = randomUUID()
    return { memberId, token: await app.login(memberId, newMobile()) }
  }
  const close = async () => {
    await app.close()
    await database.drop()
  }
  return { ...app, origin, ask, stranger, close, holder: async () => makeHolder(app, ask, await stranger()) }
}

/** A call of the member that has to succeed. */
type Mine = <N extends EndpointName>(name: N, input: Readonly<Record<string, unknown>>) => Promise<Data<N>>

let mobiles = 0
const newMobile = () => `139${String((mobiles += 1)).padStart(8, '0')}`

async function makeHolder(
  app: TestApp,
  ask: Ask,
  { memberId, token }: { memberId: string; token: string }
): Promise<Holder> {
  const mine: Mine = async (name, input) => {
    const answer = await ask(name, input, { token })
    if (answer.resultCode !== '100') throw new Error(`${name}: ${answer.resultCode} ${answer.resultMsg}`)
    return answer.data
  }
  const grant = { memberId, cardId: 'main-year', now: app.clock.now() }
  const { memberCardId, cardNo } = await withTransaction(app.database.db, (tx) => grantCard(tx, grant))
  const [taken, memberPlateId] = ['latte', await plateOf(app, memberId, 'coffee-monthly')]
  const [groupId, toTake, groupPlateId] = [
    'film-one',
    'film-2d',
    await plateOf(app, memberId, 'film-monthly')
  ]
  const record = await mine('receivePrivilege', { privilegeId: taken, memberPlateId })
  const { couponReceiveId } = await mine('receiveCoupon', { couponId: 'c-all-10' })
  const { orderNo } = await mine('createProductOrder', { productId: 'p-film-2d' })
  const { orderNo: endedOrderNo } = await mine('createProductOrder', { productId: 'p-film-2d' })
  await mine('cancelOrder', { orderNo: endedOrderNo })
  const { orderNo: sentOrderNo } = await mine('createProductOrder', { productId: 'p-film-2d' })
  await handOver(app, memberId, sentOrderNo)
  const addressId = randomUUID()
  await app.database.pool.query(
    `insert into addresses (id, member_id, name, mobile, area_code, province, city, district, detail)
     values ($1, $2, '收件人', '13900000000', '310106', '上海市', '上海市', '静安区', '长乐路 1 号')`,
    [addressId, memberId]
  )
  const skuId = await dearSku(app)
  await mine('addToCart', { skuId, quantity: 1 })
  const settled = await mine('settleMall', { couponReceiveId })
  const tickets = await heldTicket(app, mine)
  const kinds = [{ kindId: TICKET_WISH.kindId, quantity: 1 }]
  const ticket = await mine('previewTicketOrder', { day: TICKET_WISH.day, kinds, couponReceiveId })
  const { hdz: elsewhere } = await orderAtPartners(app, memberId)
  const { orderNo: partnerOrderNo } = await mine('hdzCreateOrder', { orderNo: elsewhere })
  return {
    memberId,
    token,
    atPartners: await orderAtPartners(app, memberId),
    partnerOrderNo,
    memberCardId,
    cardNo,
    memberPlateId,
    groupPlateId,
    groupId,
    taken,
    toTake,
    receiveId: record.receiveId,
    code: record.code ?? '',
    couponReceiveId,
    orderNo,
    endedOrderNo,
    sentOrderNo,
    addressId,
    skuId,
    mallFen: settled.payFen,
    ...tickets,
    ticketFen: ticket.payFen,
    wonDrawId: await wonGoods(app, memberId, 'won'),
    sentDrawId: await wonGoods(app, memberId, 'sent'),
    giftReceiveId: await receivedGoods(app, memberId),
    sentReceiveId: await sentGoods(app, memberId)
  }
}

/** An order as it is after its payment: its code unused, its goods sent. */
async function handOver(app: TestApp, memberId: string, orderNo: string): Promise<void> {
  const { pool } = app.database
  await pool.query(
    `insert into payments (out_trade_no, order_no, way, amount_fen, state, transaction_id, expires_at, paid_at)
     select order_no || 'P01', order_no, 'h5', pay_fen, 'paid', order_no, $2, $2 from orders where order_no = $1`,
    [orderNo, app.clock.now()]
  )
  await pool.query(
    `insert into receive_records (id, member_id, privilege_id, order_no, order_seq, state, expires_at)
     select $3, $2, p.privilege_id, $1, 1, 'issued', now() + interval '900 days' from order_lines l
     join products p on p.id = l.item_id where l.order_no = $1`,
    [orderNo, memberId, randomUUID()]
  )
  await pool.query(
    `update orders set state = 'fulfilled', open_slot = null, held_until = null where order_no = $1`,
    [orderNo]
  )
  await pool.query(`insert into shipments (order_no, state, sent_at) values ($1, 'sent', $2)`, [
    orderNo,
    app.clock.now()
  ])
}

/** Goods of the demo's wheel, won by a try of their own. */
async function wonGoods(app: TestApp, memberId: string, state: 'won' | 'sent'): Promise<string> {
  const drawId = randomUUID()
  await app.database.pool.query(
    `insert into lottery_draws (id, lottery_id, member_id, channel_code, try_key, request_key, prize_id, prize_name, prize_kind,
       picture, state, claim_by)
     values ($1, 'main-wheel', $2, 'main', $1, $1, 'main-w-thermos', '保温杯', 'goods', '/p.webp', $3, $4)`,
    [drawId, memberId, state, new Date(app.clock.now().getTime() + 30 * 86_400_000)]
  )
  return drawId
}

/** A record of goods that wait for an address. */
async function receivedGoods(app: TestApp, memberId: string): Promise<string> {
  const receiveId = randomUUID()
  await app.database.pool.query(
    `insert into receive_records (id, member_id, privilege_id, state, expires_at)
     values ($1, $2, 'mug', 'issued', now() + interval '900 days')`,
    [receiveId, memberId]
  )
  return receiveId
}

/** Another, whose goods are on their way. */
async function sentGoods(app: TestApp, memberId: string): Promise<string> {
  const receiveId = await receivedGoods(app, memberId)
  await app.database.pool.query(`update receive_records set state = 'used' where id = $1`, [receiveId])
  await app.database.pool.query(
    `insert into receive_parcels (receive_id, privilege_id, name, state, claim_key, ship_no, claimed_at, carrier, tracking_no, sent_at)
     values ($1, 'mug', '马克杯', 'sent', $1, $1, $2, 'sf', 'SF1', $2)`,
    [receiveId, app.clock.now()]
  )
  return receiveId
}

/** A ticket that is paid for: of a day on which it costs nothing. */
async function heldTicket(app: TestApp, mine: Mine) {
  const [kindId, day] = ['guqintai-adult', '2026-11-26']
  await app.database.pool.query(
    'update ticket_days set price_fen = 0, stock = 1000 where kind_id = $1 and day = $2',
    [kindId, day]
  )
  const person = { name: '客人', document: 'passport', number: 'E12345678' }
  const { visitorId } = await mine('saveVisitor', person)
  const wish = { day, tickets: [{ kindId, visitorId }], phone: '13900000000', seenFen: 0 }
  const { orderNo: ticketOrderNo } = await mine('createTicketOrder', wish)
  const { tickets } = await mine('getTicketOrder', { orderNo: ticketOrderNo })
  return { visitorId, ticketOrderNo, ticketId: tickets[0]?.ticketId ?? '' }
}

/** Goods that any coupon of the demo can be used on. */
async function dearSku(app: TestApp): Promise<string> {
  const { rows } = await app.database.pool.query<{ id: string }>(
    `select s.id from mall_skus s join mall_products p on p.id = s.product_id
     where s.on_sale and p.on_sale and s.stock > 20 and p.buy_limit = 0 and p.channel_codes = '{}'
       and s.channel_codes = '{}' order by s.price_fen desc, s.id limit 1`
  )
  if (!rows[0]) throw new Error('The mall of the demo is empty')
  return rows[0].id
}

async function plateOf(app: TestApp, memberId: string, plateId: string): Promise<string> {
  const { rows } = await app.database.pool.query<{ id: string }>(
    `select id from member_plates where member_id = $1 and plate_id = $2`,
    [memberId, plateId]
  )
  if (!rows[0]) throw new Error(`${memberId} has no plate ${plateId}`)
  return rows[0].id
}

const OWNED = [
  'member_cards',
  'member_plates',
  'receive_records',
  'coupon_receives',
  'orders',
  'partner_orders',
  'addresses',
  'cart_lines',
  'activity_gains',
  'lottery_draws',
  'sessions'
]
const OF_ORDERS = ['order_lines', 'order_events', 'payments', 'refunds']

/** Every row of a member as text: the same text means that nothing was changed. */
export async function rowsOf(app: TestApp, memberId: string): Promise<Record<string, string[]>> {
  const dump = async (table: string, where: string) => {
    const { rows } = await app.database.pool.query<{ text: string }>(
      `select t::text as text from ${table} t where ${where} order by 1`,
      [memberId]
    )
    return [table, rows.map(({ text }) => text)] as const
  }
  const entries = await Promise.all([
    dump('members', 'id = $1'),
    ...OWNED.map((table) => dump(table, 'member_id = $1')),
    ...OF_ORDERS.map((table) =>
      dump(table, 'order_no in (select order_no from orders where member_id = $1)')
    ),
    dump('receive_parcels', 'receive_id in (select id from receive_records where member_id = $1)'),
    dump('round_usages', 'member_plate_id in (select id from member_plates where member_id = $1)')
  ])
  return Object.fromEntries(entries)
}
