import { cardEndpoints } from '../../../contract/card/endpoints'
import { ENDING_SOON_DAYS } from '../../../contract/time'
import type { Data } from '../../../contract/types'
import { endOfDayAfter } from '../../../server/lib/ends'
import { call } from '../../support/server/call'
import type { TestApp } from '../../support/server/test-app'
import { memberWithCard, rightsApp } from '../privilege/support'

type Member = Awaited<ReturnType<typeof memberWithCard>>

/** The clock of the test app stands in this month; in China it began at this moment. */
const MONTH_BEGAN = '2026-11-01T00:00:00+08:00'
const BEFORE = '2026-10-31T23:59:59+08:00'

let app: TestApp
let serial = 0

beforeAll(async () => {
  app = await rightsApp()
})
afterAll(() => app.close())

const query = (text: string, values: unknown[]) => app.database.pool.query(text, values)
const glance = async ({ token }: { token: string }) =>
  (await call<Data<'getMyCardInfo'>>(app, cardEndpoints.getMyCardInfo, {}, { token })).data.glance
const saved = async (member: { token: string }) => (await glance(member))?.month ?? null
const cardOf = async ({ token, memberCardId }: Member) =>
  (await call<Data<'getCardInfo'>>(app, cardEndpoints.getCardInfo, { memberCardId }, { token })).data

interface Received {
  readonly at?: string
  readonly privilegeId?: string
  readonly state?: string
  readonly code?: string | null
  readonly endsIn?: number
}

/** A record of a privilege that was received with the member's plate, each in a round of its own. */
async function receive(member: Member, received: Received = {}): Promise<void> {
  const { at = MONTH_BEGAN, privilegeId = 'coffee', state = 'issued', endsIn = 90 } = received
  serial += 1
  const code = received.code === undefined ? `code-${serial}` : received.code
  await query(
    `insert into receive_records (id, member_id, privilege_id, member_plate_id, round_no, state, code, received_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      `saved-${serial}`,
      member.memberId,
      privilegeId,
      member.plate('monthly'),
      serial,
      state,
      code,
      at,
      endOfDayAfter(app.clock.now(), endsIn)
    ]
  )
}

interface Bought {
  readonly paidAt?: string | null
  readonly state?: string
  /** Pieces that were given back, of two. */
  readonly back?: number
  /** Of the discount of 10 yuan, the part paid with points. */
  readonly pointsFen?: number
}

/** An order of two pieces of 50 yuan with a discount of 10 yuan. */
async function buy({ memberId }: Member, bought: Bought = {}): Promise<void> {
  const { paidAt = MONTH_BEGAN, state = 'fulfilled', back = 0, pointsFen = 0 } = bought
  serial += 1
  const orderNo = `261101100000000${String(serial).padStart(5, '0')}`
  await query(
    `insert into orders (order_no, member_id, channel_code, kind, state, total_fen, discount_fen, pay_fen, paid_at, expires_at)
     values ($1, $2, 'main', 'product', $3, 10000, 1000, 9000, $4, now())`,
    [orderNo, memberId, state, paidAt]
  )
  await query(
    `insert into order_lines (order_no, line_no, kind, item_id, name, picture, unit_fen, quantity, discount_fen, points,
       points_off_fen, pay_fen, claimed_pieces, claimed_fen)
     values ($1, 1, 'product', 'coffee-goods', '咖啡券', '/p.webp', 5000, 2, 1000, $2, $2, 9000, $3, $3 * 4500)`,
    [orderNo, pointsFen, back]
  )
}

async function holdCoupon({ memberId }: Member, endsIn: number, state = 'usable'): Promise<void> {
  serial += 1
  await query(
    `insert into coupon_receives (id, coupon_id, member_id, seq, state, order_no, expires_at)
     values ($1, 'cut', $2, $3, $4, case when $4 <> 'usable' then $1 end, $5)`,
    [`coupon-${serial}`, memberId, serial, state, endOfDayAfter(app.clock.now(), endsIn)]
  )
}

describe('what a member has saved this month', () => {
  it('begins with the month in China, on the day and not before', async () => {
    const member = await memberWithCard(app, 'month')
    await receive(member, { at: BEFORE })
    await buy(member, { paidAt: BEFORE })
    expect(await saved(member)).toBeNull()
    await receive(member, { at: MONTH_BEGAN })
    await buy(member, { paidAt: MONTH_BEGAN })
    expect(await saved(member)).toEqual({ rightsFen: 3000, discountFen: 1000 })
  })

  it('is what was received and is not failed or a draw, and what orders took off but for points', async () => {
    const member = await memberWithCard(app, 'counted')
    await receive(member, { state: 'used' })
    for (const state of ['processing', 'failed']) await receive(member, { state })
    await receive(member, { privilegeId: 'draw' })
    await buy(member, { pointsFen: 400 })
    await buy(member, { state: 'unpaid', paidAt: null })
    expect(await saved(member)).toEqual({ rightsFen: 3000, discountFen: 600 })
  })

  it('is not what was given back', async () => {
    const member = await memberWithCard(app, 'refunded')
    await buy(member, { back: 1 })
    await buy(member, { state: 'refunded', back: 2 })
    expect(await saved(member)).toEqual({ rightsFen: 0, discountFen: 500 })
  })

  it("is nobody else's, and the page of the card says the same", async () => {
    const saver = await memberWithCard(app, 'this-one')
    const other = await memberWithCard(app, 'that-one')
    await receive(saver)
    await receive(saver, { at: BEFORE })
    await buy(saver)
    expect(await glance(other)).toBeNull()
    const card = await cardOf(saver)
    expect(card.month).toEqual(await saved(saver))
    expect(card.savedFen).toBe(6000)
    expect((await cardOf(other)).month).toEqual({ rightsFen: 0, discountFen: 0 })
  })

  it('is not told to whom has no active card', async () => {
    const member = await memberWithCard(app, 'over')
    await receive(member)
    await query(`update member_cards set expires_at = $2 where id = $1`, [
      member.memberCardId,
      endOfDayAfter(app.clock.now(), -1)
    ])
    expect(await glance(member)).toBeNull()
    expect(await glance({ token: await app.login('newcomer') })).toBeNull()
  })
})

describe('what of a member ends soon', () => {
  it('are coupons and codes that can be used and whose last day is near', async () => {
    const member = await memberWithCard(app, 'ending')
    for (const endsIn of [-1, 0, ENDING_SOON_DAYS - 1, ENDING_SOON_DAYS]) {
      await holdCoupon(member, endsIn)
      await receive(member, { endsIn, at: BEFORE })
    }
    await holdCoupon(member, 0, 'used')
    await holdCoupon(member, 0, 'locked')
    await receive(member, { endsIn: 0, at: BEFORE, state: 'used' })
    await receive(member, { endsIn: 0, at: BEFORE, code: null })
    expect(await glance(member)).toEqual({
      month: { rightsFen: 0, discountFen: 0 },
      endingCoupons: 2,
      endingRecords: 2
    })
  })
})
