/** What can happen to one order, in the shop and in the model of it. */
import fc from 'fast-check'
import { consoleEndpoints, type ConsoleCallName } from '@contract/console/endpoints'
import { fulfilmentOver } from '../../../server/modules/fulfilment/fulfilment'
import { settle } from '../../../server/modules/payment/settle'
import { consoleCall } from '../../support/server/console'
import { givePoints } from '../points/give-points'
import type { PointsShop } from '../points/points-shop'
import * as model from './life-model'
import type { Life } from './life-model'

/** The shop, and the life that is led in it. */
export interface World {
  readonly shop: PointsShop
  readonly staff: string
  readonly memberId: string
  readonly token: string
  readonly couponReceiveId: string
  orderNo: string
  /** Of the requests, as in the model. */
  readonly requestIds: string[]
}

type Command = fc.AsyncCommand<Life, World>

const MINUTE = 60_000
const HELD = 'tea-s'

/** A member with an address, a coupon and points. */
export async function newWorld(shop: PointsShop, staff: string, serial: number): Promise<World> {
  const memberId = `life-${serial}`
  const token = await shop.login(memberId)
  await shop.address(memberId)
  await givePoints(shop, memberId, model.POINTS)
  const couponReceiveId = await shop.coupon(memberId, { amountFen: model.COUPON_OFF })
  return { shop, staff, memberId, token, couponReceiveId, orderNo: '', requestIds: [] }
}

interface Seen {
  readonly state: string
}

/** What the tables have of a life. */
async function seenIn({ shop, memberId, orderNo, couponReceiveId }: World): Promise<Seen> {
  return shop.row<Seen>(
    `select coalesce((select state from orders where order_no = $1), 'none') as state,
       coalesce((select case state when 'packing' then 'booked' else state end from shipments where order_no = $1), 'none') as goods,
       (select 1000000 - stock from mall_skus where id = '${HELD}') as away,
       (select coalesce(sum(claimed_pieces), 0)::int from order_lines where order_no = $1) as claimed,
       (select coalesce(sum(claimed_fen), 0)::int from order_lines where order_no = $1) as "claimedFen",
       (select state from coupon_receives where id = $2) as coupon,
       (select balance from points_accounts where member_id = $3 and channel_code = 'main') as points,
       (select coalesce(sum(amount_fen), 0)::int from refunds where order_no = $1 and state = 'done') as back,
       (select coalesce(sum(amount_fen), 0)::int from refunds where order_no = $1 and state = 'processing') as "underWay"`,
    [orderNo, couponReceiveId, memberId]
  )
}

/**
 * A command that does the same in the shop and in the model, and compares what came of it.
 * @param act the answers of both
 */
const command = (
  name: string,
  act: (life: Life, world: World) => Promise<readonly [expected: string, answered: string] | undefined>,
  check: (life: Readonly<Life>) => boolean = ({ state }) => state !== 'none'
): Command => ({
  check,
  async run(life, world) {
    const answers = await act(life, world)
    expect({ after: name, answer: answers?.[1], ...(await seenIn(world)) }).toEqual({
      after: name,
      answer: answers?.[0],
      ...model.seenOf(life)
    })
  },
  toString: () => name
})

const asks = async (asked: Promise<{ readonly resultCode: string }>) => (await asked).resultCode
const byStaff = ({ shop, staff }: World, name: ConsoleCallName, input: Record<string, unknown>) =>
  asks(consoleCall(shop, consoleEndpoints[name], input, { token: staff }))

const buys = (quantity: number, withCoupon: boolean, withPoints: boolean) =>
  command(
    `buys ${quantity}${withCoupon ? ' with the coupon' : ''}${withPoints ? ' with points' : ''}`,
    async (life, world) => {
      const { shop, token, couponReceiveId } = world
      const lines = [{ skuId: HELD, quantity }]
      const chosen = { ...(withCoupon ? { couponReceiveId } : {}), usePoints: withPoints }
      const addressId = (
        await shop.row<{ id: string }>('select id from addresses where member_id = $1', [world.memberId])
      ).id
      const seenFen = model.buy(life, quantity, withCoupon, withPoints)
      const made = await shop.ask<{ orderNo: string } | null>(
        'createMallOrder',
        { lines, fromCart: false, addressId, ...chosen, seenFen },
        token
      )
      world.orderNo = made.data?.orderNo ?? ''
      return ['100', made.resultCode]
    },
    ({ state }) => state === 'none'
  )

const pays = (attempt: 1 | 2) =>
  command(
    `payment ${attempt} is told`,
    async (life, { shop, orderNo }) => {
      if (attempt === 2 && !life.payments.has(2)) {
        life.payments.set(2, 'created')
        await shop.database.pool.query(
          `insert into payments (out_trade_no, order_no, way, amount_fen, state, expires_at) values ($1, $2, 'h5', $3, 'created', now())`,
          [`${orderNo}P02`, orderNo, model.payFen(life)]
        )
      }
      const { db } = shop.database
      const nobody = { sendRecharges: () => undefined, notifyPartner: () => undefined }
      const { handOver } = fulfilmentOver({ db, log: shop.server.log, ...nobody })
      const outTradeNo = `${orderNo}P0${attempt}`
      const now = shop.clock.now()
      await settle({ db, handOver }, { outTradeNo, transactionId: `4200${outTradeNo}`, paidAt: now, now })
      model.pay(life, attempt)
      return undefined
    },
    (life) => life.state !== 'none' && (attempt === 2 || life.payments.has(1))
  )

const decides = (to: 'approve' | 'refuse' | 'withdraw') =>
  command(
    `${to}s the last request`,
    async (life, world) => {
      const { shop, token } = world
      const afterSaleId = world.requestIds.at(-1) ?? ''
      const request = life.requests.at(-1)
      if (!request) throw new Error('there is no request')
      const expected = model.decide(life, request, to)
      const answered =
        to === 'withdraw'
          ? await asks(shop.ask('withdrawAfterSale', { afterSaleId }, token))
          : await byStaff(world, to === 'approve' ? 'approveAfterSale' : 'refuseAfterSale', {
              afterSaleId,
              ...(to === 'refuse' ? { reason: '已拆封' } : {})
            })
      return [expected, answered]
    },
    ({ requests }) => requests.length > 0
  )

const applies = (kind: 'cancel' | 'refund') =>
  command(`asks for a piece (${kind})`, async (life, world) => {
    const { shop, token, orderNo } = world
    const made = await shop.apply(token, { orderNo, kind, lines: [{ lineNo: 1, quantity: 1 }] })
    if (made.resultCode === '100') world.requestIds.push(made.data.afterSaleId)
    return [model.apply(life, kind), made.resultCode]
  })

const gives = (part: 'a part' | 'all') =>
  command(`staff give ${part} back`, async (life, world) => {
    const amountFen = part === 'all' ? Math.max(1, model.left(life)) : 333
    const answered = await byStaff(world, 'refundOrder', {
      orderNo: world.orderNo,
      amountFen,
      reason: '协商退款'
    })
    return [model.giveBack(life, amountFen), answered]
  })

let parcels = 0

const begins = command('begins to pay', async (life, { shop, token, orderNo }) => [
  model.begin(life),
  await asks(shop.ask('payOrder', { orderNo, way: 'mini' }, token))
])
const sends = command('staff send it', async (life, world) => [
  model.ship(life),
  await byStaff(world, 'shipParcel', {
    orderNo: world.orderNo,
    carrier: 'shunfeng',
    trackingNo: `SF${String((parcels += 1)).padStart(12, '0')}`
  })
])

/** How a life begins: with an order, that is perhaps paid, and perhaps sent. What is left to chance comes after it. */
export const BEGINNING: fc.Arbitrary<readonly Command[]> = fc
  .tuple(
    fc.integer({ min: 1, max: 3 }),
    fc.boolean(),
    fc.boolean(),
    fc.constantFrom(
      [],
      [begins, pays(1)],
      [begins, pays(1), sends],
      [begins, pays(1), sends, applies('refund')]
    )
  )
  .map(([quantity, withCoupon, withPoints, then]) => [buys(quantity, withCoupon, withPoints), ...then])

/** All that can happen afterwards, each as often as it is listed. */
export const COMMANDS: fc.Arbitrary<Command>[] = [
  fc.constant(begins),
  fc.constant(pays(1)),
  fc.constant(pays(1)),
  fc.constant(pays(2)),
  fc.constant(
    command('cancels', async (life, { shop, token, orderNo }) => [
      model.cancel(life),
      await asks(shop.ask('cancelOrder', { orderNo }, token))
    ])
  ),
  fc.constant(
    command('a quarter of an hour passes', async (life, { shop }) => {
      shop.clock.advance(16 * MINUTE)
      await shop.jobs.run('close overdue orders')
      model.timePasses(life)
      return undefined
    })
  ),
  fc.constant(sends),
  fc.constant(
    command('has it', async (life, { shop, token, orderNo }) => [
      model.receive(life),
      await asks(shop.ask('confirmReceipt', { orderNo }, token))
    ])
  ),
  fc.constant(applies('cancel')),
  fc.constant(applies('refund')),
  fc.constantFrom(decides('approve'), decides('refuse'), decides('withdraw')),
  fc.constant(decides('approve')),
  fc.constantFrom(gives('a part'), gives('all')),
  fc.constant(
    command('refunds are carried out', async (life, { shop }) => {
      await shop.jobs.run('carry out refunds')
      model.carryOut(life)
      return undefined
    })
  )
]
