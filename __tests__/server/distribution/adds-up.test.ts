/** Random stories of orders, refunds, receipt and settling: what entries add up to is what the rule says, whatever happened when. */
import { withTransaction } from '../../../server/db/client'
import type { OrderNo } from '../../../server/domain/order-number'
import { bookCommission, earningBy, reduceCommission } from '../../../server/modules/distribution'
import {
  afterRefund,
  commissionOf,
  rateOf,
  type CommissionLine
} from '../../../server/modules/distribution/model'
import { byLevel } from '../../support/depth'
import { DAY_MS, openReferralShop, type ReferralShop } from './referral-shop'

const ORDERS = byLevel(1_000, 5_000)
const DAYS = 20
const ORDERS_A_DAY = byLevel(10, 30)

/** The same numbers at every run. */
let state = 20_261_123
function random(): number {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
  return state / 2_147_483_648
}
const upTo = (most: number) => Math.floor(random() * (most + 1))

describe('a commission', () => {
  test('is the rate of what stays paid, line by line: however orders are given back piece by piece', () => {
    for (let order = 0; order < ORDERS; order++) {
      const lines: CommissionLine[] = Array.from({ length: 1 + upTo(4) }, (_, index) => ({
        lineNo: index + 1,
        basisPoints: upTo(10_000),
        payFen: upTo(3) === 0 ? upTo(3) : upTo(1_000_000),
        refundedFen: 0
      }))
      const first = commissionOf(lines)
      let left = lines
      let taken = 0
      for (let step = 0; step < 4; step++) {
        const back = left.map(({ lineNo, payFen, refundedFen }) => ({
          lineNo,
          amountFen: upTo(payFen - refundedFen)
        }))
        const next = afterRefund(left, back)
        const gone = commissionOf(left) - commissionOf(next)
        expect(gone).toBeGreaterThanOrEqual(0)
        taken += gone
        left = next
        const rule = left.reduce(
          (sum, l) => sum + Math.floor(((l.payFen - l.refundedFen) * l.basisPoints) / 10_000),
          0
        )
        expect(first - taken).toBe(rule)
      }
      expect(commissionOf(afterRefund(left, 'all'))).toBe(0)
    }
  })

  test('has the closest rate: goods before category, the nearer category before the upper, kind before the campaign', () => {
    const campaign = {
      basisPoints: 1,
      rates: [
        { of: 'kind', id: 'sku', basisPoints: 2 },
        { of: 'mallCategory', id: 'upper', basisPoints: 3 },
        { of: 'mallCategory', id: 'lower', basisPoints: 4 },
        { of: 'mallProduct', id: 'goods', basisPoints: 5 },
        { of: 'card', id: 'goods', basisPoints: 6 }
      ]
    } as const
    const sku = (productId: string, categoryIds: string[]) =>
      rateOf(campaign, { kind: 'sku', itemId: 'goods', productId, categoryIds })
    expect(sku('goods', ['lower', 'upper'])).toBe(5)
    expect(sku('other', ['lower', 'upper'])).toBe(4)
    expect(sku('other', ['else', 'upper'])).toBe(3)
    expect(sku('other', ['else'])).toBe(2)
    const other = { productId: null, categoryIds: [] }
    expect(rateOf(campaign, { kind: 'card', itemId: 'goods', ...other })).toBe(6)
    expect(rateOf(campaign, { kind: 'product', itemId: 'goods', ...other })).toBe(1)
  })
})

describe('on PostgreSQL', () => {
  let shop: ReferralShop
  beforeAll(async () => {
    shop = await openReferralShop()
  })
  afterAll(() => shop.close())

  /** What the rule gives for lines, of which that money went back. */
  const ruled = (lines: readonly CommissionLine[]) =>
    lines.reduce((sum, l) => sum + Math.floor(((l.payFen - l.refundedFen) * l.basisPoints) / 10_000), 0)

  interface Story {
    readonly orderNo: OrderNo
    readonly memberId: string
    lines: CommissionLine[]
    receivedAt: number | null
    readonly settleDays: number
  }

  async function order(memberId: string, n: number): Promise<Story> {
    const orderNo = `9${String(n).padStart(19, '0')}` as OrderNo
    const kinds = ['card', 'product', 'sku'] as const
    const kind = kinds[upTo(2)] ?? 'card'
    const items = { card: ['plain'], product: ['tea'], sku: ['tea-s', 'few'] }[kind]
    const lines = items.slice(0, 1 + upTo(items.length - 1)).map((itemId, index) => ({
      lineNo: index + 1,
      itemId,
      payFen: 20 + upTo(100_000),
      basisPoints: itemId === 'few' ? 1000 : kind === 'sku' ? 800 : kind === 'card' ? 200 : 500,
      refundedFen: 0
    }))
    const total = lines.reduce((sum, { payFen }) => sum + payFen, 0)
    const now = shop.clock.now()
    await shop.database.pool.query(
      `with o as (insert into orders (order_no, member_id, channel_code, kind, state, total_fen, discount_fen, pay_fen, expires_at, paid_at)
         values ($1, $2, 'main', $3, 'paid', $4, 0, $4, $5, $5))
       insert into order_lines (order_no, line_no, kind, item_id, name, picture, unit_fen, quantity, discount_fen, pay_fen, return_terms)
       select $1, l.no, $3, l.item, '', '', l.fen, 1, 0, l.fen, $6::jsonb from unnest($7::int[], $8::text[], $9::int[]) l(no, item, fen)`,
      [
        orderNo,
        memberId,
        kind,
        total,
        now,
        kind === 'sku' ? { rule: 'days', days: 7 } : { rule: 'unused' },
        lines.map(({ lineNo }) => lineNo),
        lines.map(({ itemId }) => itemId),
        lines.map(({ payFen }) => payFen)
      ]
    )
    const book = () =>
      withTransaction(shop.database.db, async (tx) => {
        const paid = { orderNo, memberId, channel: 'main' }
        const earning = await earningBy(tx, paid, now)
        if (earning) await bookCommission(tx, paid, earning, now)
      })
    // told of twice at once
    await Promise.all([book(), book()])
    return { orderNo, memberId, lines, receivedAt: null, settleDays: kind === 'sku' ? 7 : 3 }
  }

  async function refund(story: Story, source: string): Promise<void> {
    const all = upTo(9) === 0
    const back = story.lines.map(({ lineNo, payFen, refundedFen }) => ({
      lineNo,
      amountFen: upTo(payFen - refundedFen)
    }))
    story.lines = afterRefund(story.lines, all ? 'all' : back)
    await withTransaction(shop.database.db, (tx) =>
      reduceCommission(tx, story.orderNo, { lines: all ? 'all' : back, source, at: shop.clock.now() })
    )
  }

  async function receive(story: Story): Promise<void> {
    const now = shop.clock.now()
    story.receivedAt = now.getTime()
    await shop.database.pool.query(
      `update orders set state = 'fulfilled', fulfilled_at = $2 where order_no = $1`,
      [story.orderNo, now]
    )
    await shop.database.pool.query(
      `insert into shipments (order_no, state, received_at) select order_no, 'received', $2 from orders
       where order_no = $1 and kind = 'sku'`,
      [story.orderNo, now]
    )
  }

  test('orders of friends through random refunds, receipts and settling: balances are what the rules say, each settled once', async () => {
    const referrers = await Promise.all(Array.from({ length: 5 }, () => shop.someone()))
    const friends = await Promise.all(Array.from({ length: 20 }, () => shop.someone()))
    for (const [index, friend] of friends.entries()) {
      const referrer = referrers[index % 5]
      if (referrer) expect(await shop.bring(friend, referrer)).toBe('bound')
    }
    const stories: Story[] = []
    let serial = 0
    const step = async (story: Story) => {
      const dice = random()
      if (dice < 0.35) await refund(story, `test:${(serial += 1)}`)
      else if (dice < 0.75 && story.receivedAt === null) await receive(story)
    }
    for (let day = 0; day < DAYS; day++) {
      const fresh = await Promise.all(
        Array.from({ length: ORDERS_A_DAY }, (_, n) =>
          order(friends[n % 20]?.memberId ?? '', day * ORDERS_A_DAY + n)
        )
      )
      stories.push(...fresh)
      const touched = stories.filter(() => random() < 0.2)
      await Promise.all([...touched.map(step), shop.settleAll(), shop.settleAll()])
      shop.clock.advance(DAY_MS)
    }
    // what a job passed over because somebody held it
    await shop.settleAll()

    expect(await shop.astray()).toBe(0)
    const now = shop.clock.now().getTime()
    for (const [index, { memberId, token }] of referrers.entries()) {
      const own = stories.filter(
        (story) => friends.findIndex((f) => f.memberId === story.memberId) % 5 === index
      )
      const isDue = (story: Story) =>
        story.receivedAt !== null && story.receivedAt + story.settleDays * DAY_MS <= now
      const total = (list: readonly Story[]) => list.reduce((sum, { lines }) => sum + ruled(lines), 0)
      const { pendingFen, settledFen } = await shop.earnings({ memberId, token })
      expect({ pendingFen, settledFen }).toEqual({
        pendingFen: total(own.filter((story) => !isDue(story))),
        settledFen: total(own.filter(isDue))
      })
    }
    const { settles, orders } = await shop.row<{ settles: number; orders: number }>(
      `select count(*)::int as settles, count(distinct order_no)::int as orders from commission_entries where kind = 'settle'`
    )
    expect(settles).toBe(orders)
    expect(settles).toBeGreaterThan(3 * ORDERS_A_DAY)
  })
})
