/** Staff refund chosen pieces: by the sums of after-sale, never a piece twice, and the preview says what happens. */
import fc from 'fast-check'
import { consoleEndpoints } from '@contract/console/endpoints'
import type { ConsoleData } from '@contract/console/types'
import { consoleModule } from '../../../server/composition'
import { checkLedger } from '../../../server/modules/ledger/check'
import { consoleCall, staffToken } from '../../support/server/console'
import { byLevel } from '../../support/depth'
import { openAfterShop, type AfterShop } from '../aftersale/after-shop'

let shop: AfterShop
let staff: string
let owner: string
let buyer: string

const RULE = { earnPerYuan: 1, worthFen: 10, mostPercent: 50, leastPoints: 1, lifeDays: 300 }

beforeAll(async () => {
  shop = await openAfterShop([consoleModule])
  staff = await staffToken(shop, 'finance')
  owner = await staffToken(shop, 'owner')
  buyer = await shop.login('buyer', '13800138000')
  await shop.address('buyer')
  await shop.database.pool.query(`update channels set config = $1 where code = 'main'`, [{ points: RULE }])
  await shop.database.pool.query(`update ledger_start set at = '2026-01-01'`)
})
afterAll(async () => {
  // whatever was done, the ledger agrees with the tables
  const error = jest.fn()
  await checkLedger({ db: shop.database.db, log: { error } }, shop.clock.now())
  expect(error).not.toHaveBeenCalled()
  await shop.close()
})

type Kind = 'cancel' | 'refund'
type Lines = readonly { readonly lineNo: number; readonly quantity: number }[]
const one = (quantity = 1, lineNo = 1): Lines => [{ lineNo, quantity }]

const preview = async (orderNo: string, kind?: Kind, lines?: Lines) =>
  (
    await consoleCall<ConsoleData<'previewPieces'>>(
      shop,
      consoleEndpoints.previewPieces,
      { orderNo, ...(kind && { kind }), ...(lines && { lines }) },
      { token: staff }
    )
  ).data

const refund = (orderNo: string, kind: Kind, lines: Lines, seenFen: number, key?: string) =>
  consoleCall<ConsoleData<'refundPieces'>>(
    shop,
    consoleEndpoints.refundPieces,
    { orderNo, kind, lines, seenFen, reason: '到货破损' },
    { token: staff, ...(key ? { key } : {}) }
  )

/** Refunds what the preview shows. */
async function refundSeen(orderNo: string, kind: Kind, lines: Lines) {
  const { outcome } = await preview(orderNo, kind, lines)
  if (!outcome) throw new Error('these pieces cannot be refunded')
  const answer = await refund(orderNo, kind, lines, outcome.amountFen)
  expect(answer).toMatchObject({ resultCode: '100', data: { amountFen: outcome.amountFen } })
  return { outcome, data: answer.data }
}

const tea = (quantity = 2) => shop.paidGoods(buyer, [{ skuId: 'tea-s', quantity }])
const claimed = (orderNo: string) =>
  shop.row<{ pieces: number; fen: number }>(
    `select sum(claimed_pieces)::int as pieces, sum(claimed_fen)::int as fen from order_lines where order_no = $1`,
    [orderNo]
  )

test('one of two unsent pieces goes back to the shelf, the last with the freight; the buyer reads why', async () => {
  const { orderNo, payFen } = await tea()
  const stock = await shop.stockOf('tea-s')
  expect(await preview(orderNo)).toMatchObject({
    kinds: ['cancel'],
    why: null,
    outcome: null,
    lines: [{ lineNo: 1, unclaimed: 2, pieceFen: 9900, left: { cancel: 2, refund: 0 } }]
  })
  const { outcome, data } = await refundSeen(orderNo, 'cancel', one())
  expect(outcome).toMatchObject({ amountFen: 9900, freightFen: 0, isAll: false, isWaiting: false })
  expect(await shop.stockOf('tea-s')).toBe(stock + 1)
  const seen = await shop.detail(buyer, data.afterSaleId)
  expect(seen).toMatchObject({ state: 'refunding', amountFen: 9900, reason: '商家退款' })
  expect(seen.log[0]?.note).toBe('商家为您退款：到货破损')
  const last = await refundSeen(orderNo, 'cancel', one())
  expect(last.outcome).toMatchObject({ amountFen: 10_700, freightFen: 800, isAll: true })
  await shop.refundAll()
  expect(await shop.givenBack(orderNo)).toBe(payFen)
  expect(await shop.stateOf(orderNo)).toBe('refunded')
})

test('a preview changes nothing', async () => {
  const { orderNo } = await tea()
  const stock = await shop.stockOf('tea-s')
  await preview(orderNo, 'cancel', one(2))
  expect(await claimed(orderNo)).toEqual({ pieces: 0, fen: 0 })
  expect(await shop.stockOf('tea-s')).toBe(stock)
  await shop.sendAll()
  expect((await shop.ask('orderParcels', { orderNo }, buyer)).data).toMatchObject({ state: 'sent' })
})

test('it is worth what the buyer’s own request would be', async () => {
  const couponReceiveId = await shop.coupon('buyer', { amountFen: 1000 })
  const { orderNo } = await shop.paidGoods(
    buyer,
    [
      { skuId: 'tea-s', quantity: 3 },
      { skuId: 'few', quantity: 1 }
    ],
    { couponReceiveId }
  )
  for (const lines of [one(), one(2), one(1, 2), [...one(3), ...one(1, 2)]]) {
    const theirs = await shop.preview(buyer, { orderNo, kind: 'cancel', lines })
    const { outcome } = await preview(orderNo, 'cancel', lines)
    expect(outcome).toMatchObject({ amountFen: theirs.amountFen, freightFen: theirs.freightFen })
    expect(outcome?.coupon?.comesBack).toBe(lines.length === 2)
  }
})

test('what is packed waits for the warehouse, as when the buyer cancels', async () => {
  const { orderNo } = await tea()
  shop.clock.advance(61_000)
  await shop.jobs.run('ship goods')
  const state = await shop.row<{ state: string }>('select state from shipments where order_no = $1', [
    orderNo
  ])
  expect(state).toEqual({ state: 'packing' })
  const { outcome, data } = await refundSeen(orderNo, 'cancel', one())
  expect(outcome.isWaiting).toBe(true)
  expect(data.state).toBe('applied')
})

test('of sent goods the money goes back and the goods stay with the buyer', async () => {
  const { orderNo } = await tea()
  await shop.sendAll()
  const stock = await shop.stockOf('tea-s')
  expect((await preview(orderNo)).kinds).toEqual(['refund'])
  const { data } = await refundSeen(orderNo, 'refund', one())
  expect(data).toMatchObject({ state: 'refunding', amountFen: 9900 })
  expect(await shop.stockOf('tea-s')).toBe(stock)
  await shop.refundAll()
  expect(await shop.givenBack(orderNo)).toBe(9900)
  expect(await shop.stateOf(orderNo)).toBe('fulfilled')
})

test('codes: the used one stays paid for, one that was shown is taken back, and the preview names it', async () => {
  const { orderNo, payFen } = await shop.paid(buyer, { quantity: 3 })
  const query = (sql: string) => shop.database.pool.query(sql, [orderNo])
  await query(
    `update receive_records set state = 'used', used_at = now() where order_no = $1 and order_seq = 2`
  )
  await query(`update receive_records set shown_at = now() where order_no = $1 and order_seq <> 2`)
  const refused = await preview(orderNo, 'refund', one(3))
  expect(refused).toMatchObject({ outcome: null, refusal: '最多可申请 2 件' })
  expect((await refund(orderNo, 'refund', one(3), payFen)).resultCode).toBe('907')
  const { outcome, data } = await refundSeen(orderNo, 'refund', one(2))
  expect(outcome.rights).toHaveLength(2)
  expect(outcome).toMatchObject({ amountFen: Math.floor((payFen * 2) / 3), isAll: false })
  expect(data.state).toBe('refunding')
  const { rows } = await query('select state from receive_records where order_no = $1')
  expect(rows).toEqual([{ state: 'used' }])
})

test('points that were used come back with their pieces, and those that were earned go', async () => {
  const member = await shop.someone()
  await shop.address(member.memberId)
  await givePoints(member.memberId, 300)
  const { orderNo } = await buyWithPoints(member.token, 'tea-s', 3)
  const { outcome } = await refundSeen(orderNo, 'cancel', one(2))
  expect(outcome.pointsBack).toBe(200)
  expect(outcome.pointsTaken).toBeGreaterThan(0)
  const { outcome: rest } = await refundSeen(orderNo, 'cancel', one(1))
  expect(rest.pointsBack).toBe(100)
  const balance = await shop.row<{ balance: number }>(
    'select balance from points_accounts where member_id = $1',
    [member.memberId]
  )
  expect(balance).toEqual({ balance: 300 })
})

const givePoints = (memberId: string, points: number) =>
  consoleCall(
    shop,
    consoleEndpoints.givePoints,
    { memberId, channel: 'main', points, reason: '补偿' },
    { token: owner }
  )
async function buyWithPoints(token: string, skuId: string, quantity: number, couponReceiveId?: string) {
  const line = { skuId, quantity }
  const choice = { usePoints: true, ...(couponReceiveId && { couponReceiveId }) }
  const seen = await shop.settle(token, { line, couponReceiveId: couponReceiveId ?? null, usePoints: true })
  const made = await shop.ask<{ orderNo: string; payFen: number }>(
    'createMallOrder',
    {
      ...{ lines: [line], fromCart: false, addressId: seen.data.address?.addressId ?? 'none' },
      ...{ seenFen: seen.data.payFen, ...choice }
    },
    token
  )
  expect(made.resultCode).toBe('100')
  const parameters = await shop.begin(token, made.data.orderNo)
  if (!parameters.settled) await shop.confirm(parameters)
  return made.data
}

test('however an order is refunded in pieces, they are what was paid, to the fen', async () => {
  await shop.database.pool.query('update mall_skus set stock = 100000')
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        quantity: fc.integer({ min: 1, max: 9 }),
        points: fc.integer({ min: 0, max: 2000 }),
        couponFen: fc.integer({ min: 0, max: 5000 }),
        parts: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 9, maxLength: 9 })
      }),
      async ({ quantity, points, couponFen, parts }) => {
        const member = await shop.someone()
        await shop.address(member.memberId)
        if (points > 0) await givePoints(member.memberId, points)
        const coupon =
          couponFen > 0 ? await shop.coupon(member.memberId, { amountFen: couponFen }) : undefined
        const { orderNo, payFen } = await buyWithPoints(member.token, 'tea-s', quantity, coupon)
        let [left, sum, pointsBack] = [quantity, 0, 0]
        for (const part of parts) {
          const pieces = Math.min(part, left)
          if (pieces === 0) break
          const { outcome } = await refundSeen(orderNo, 'cancel', one(pieces))
          sum += outcome.amountFen
          pointsBack += outcome.pointsBack
          left -= pieces
          expect(outcome.isAll).toBe(left === 0)
        }
        expect(left).toBe(0)
        expect(sum).toBe(payFen)
        const { used } = await shop.row<{ used: number }>(
          'select sum(points)::int as used from order_lines where order_no = $1',
          [orderNo]
        )
        expect(pointsBack).toBe(used)
      }
    ),
    { numRuns: byLevel(6, 60) }
  )
})

test('of twenty refunds of a piece at once one counts, if the last would bring the freight that nobody saw', async () => {
  const { orderNo, payFen } = await tea(2)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => refund(orderNo, 'cancel', one(), 9900, `piece-${n}-12345678`))
  )
  // the last has the freight with it, which nobody has seen yet
  expect(answers.filter(({ resultCode }) => resultCode === '100')).toHaveLength(1)
  expect(answers.filter(({ resultCode }) => resultCode === '922')).toHaveLength(19)
  await refundSeen(orderNo, 'cancel', one())
  await shop.refundAll()
  expect(await shop.givenBack(orderNo)).toBe(payFen)
})

test('of twenty without freight as many count as there are pieces', async () => {
  const { orderNo } = await shop.paid(buyer, { quantity: 3 })
  const { outcome } = await preview(orderNo, 'refund', one())
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      refund(orderNo, 'refund', one(), outcome?.amountFen ?? 0, `code-${n}-12345678`)
    )
  )
  expect(answers.filter(({ resultCode }) => resultCode === '100')).toHaveLength(3)
  expect(answers.filter(({ resultCode }) => resultCode === '907')).toHaveLength(17)
})

test('the same call twenty times is one refund', async () => {
  const { orderNo } = await tea(3)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => refund(orderNo, 'cancel', one(), 9900, 'same-piece-12345678'))
  )
  expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
  expect(await claimed(orderNo)).toEqual({ pieces: 1, fen: 9900 })
  const { rows } = await shop.database.pool.query(
    `select act, reason from staff_acts where about_kind = 'order' and about_id = $1`,
    [orderNo]
  )
  expect(rows).toEqual([{ act: 'refundPieces', reason: '到货破损' }])
})

test('staff and the buyer at once: never more than was bought', async () => {
  const { orderNo } = await tea(2)
  await shop.sendAll()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      n % 2 === 0
        ? refund(orderNo, 'refund', one(), 9900, `both-${n}-12345678`)
        : shop.apply(buyer, { orderNo, kind: 'refund', lines: one() })
    )
  )
  expect(answers.filter(({ resultCode }) => resultCode === '100')).toHaveLength(2)
  expect(await claimed(orderNo)).toEqual({ pieces: 2, fen: 19_800 })
})

test('another amount than was seen, pieces of nothing, and orders that are not delivered are refused', async () => {
  const { orderNo } = await tea()
  expect((await refund(orderNo, 'cancel', one(), 9901)).resultCode).toBe('922')
  expect((await refund(orderNo, 'refund', one(), 9900)).resultCode).toBe('907')
  expect((await refund(orderNo, 'cancel', one(1, 2), 9900)).resultCode).toBe('907')
  expect((await refund(orderNo, 'cancel', [], 9900)).resultMsg).toContain('请选择要退的商品')
  expect((await refund(orderNo, 'cancel', [...one(), ...one()], 9900)).resultCode).toBe('400')
  expect(await claimed(orderNo)).toEqual({ pieces: 0, fen: 0 })
  const unpaid = await shop.order(buyer)
  expect(await preview(unpaid.orderNo)).toMatchObject({
    kinds: [],
    why: '订单尚未交付或已结束，不能按件退款'
  })
  expect((await refund(unpaid.orderNo, 'refund', one(), 1)).resultCode).toBe('907')
  expect((await refund('26010100000000000000', 'cancel', one(), 1)).status).toBe(404)
})
