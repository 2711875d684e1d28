import { cardEndpoints } from '../../../contract/card/endpoints'
import type { Data } from '../../../contract/types'
import { call, type CallOptions } from '../../support/server/call'
import type { TestApp } from '../../support/server/test-app'
import { memberWithCard, rightsApp } from '../privilege/support'
import { allPages } from '../../support/all-pages'

let app: TestApp

beforeAll(async () => {
  app = await rightsApp()
})
afterAll(() => app.close())

const home = (input: object = {}, options: CallOptions = {}) =>
  call<Data<'indexConfig'>>(app, cardEndpoints.indexConfig, { ...input }, options)
const goods = (input: object = {}, options: CallOptions = {}) =>
  call<Data<'getGroupIntegrationPageList'>>(
    app,
    cardEndpoints.getGroupIntegrationPageList,
    { ...input },
    options
  )
const ids = (list: readonly { id: string }[]) => list.map((item) => item.id)

describe('cards on offer', () => {
  it('are those on sale in the channel, with what they hold', async () => {
    const { data } = await call<Data<'listCardsInfo'>>(app, cardEndpoints.listCardsInfo)
    expect(data.map((card) => card.cardId)).toEqual(['gold', 'jade'])
    expect(data[0]).toMatchObject({
      plateCount: 1,
      privilegeCount: 9,
      benefits: ['每月 2 选'],
      priceFen: 19900
    })
    const candy = await call<Data<'listCardsInfo'>>(
      app,
      cardEndpoints.listCardsInfo,
      {},
      { channel: 'candy' }
    )
    // the channel leads with its own
    expect(candy.data.map((card) => card.cardId)).toEqual(['candy-card', 'gold', 'jade'])
  })

  it('tell in full what comes with one and what can be added', async () => {
    const { data } = await call<Data<'getCardIndexConfigById'>>(app, cardEndpoints.getCardIndexConfigById, {
      cardId: 'gold'
    })
    expect(data.included.map((plate) => plate.plateId)).toEqual(['monthly'])
    expect(data.addons.map((plate) => plate.plateId)).toEqual(['addon'])
    expect(data).toMatchObject({
      instructionsHtml: '<p>card</p>',
      card: { purchase: { allowed: true, reason: 'ok' } }
    })
  })

  it.each(['candy-card', 'no-such-card'])(
    'answer 404 for %s, which the channel does not have',
    async (cardId) => {
      const answer = await call(app, cardEndpoints.getCardIndexConfigById, { cardId })
      expect([answer.status, answer.resultCode]).toEqual([404, '404'])
    }
  )

  it.each([
    ['old', 'off_sale'],
    ['jade', 'sold_out']
  ])('say why %s cannot be bought', async (cardId, reason) => {
    const { data } = await call<Data<'getCardIndexConfigById'>>(app, cardEndpoints.getCardIndexConfigById, {
      cardId
    })
    expect(data.card.purchase).toEqual({ allowed: false, reason })
  })

  it('say in the list, too, whether they can be bought, and that nothing can in the iOS mini-program', async () => {
    const reasons = async (headers: Record<string, string>) => {
      const list = await call<Data<'listCardsInfo'>>(app, cardEndpoints.listCardsInfo, {}, { headers })
      return list.data.map((card) => card.purchase.reason)
    }
    expect(await reasons({ 'x-platform': 'mini', 'x-os': 'android' })).toEqual(['ok', 'sold_out'])
    expect(await reasons({ 'x-platform': 'mini', 'x-os': 'ios' })).toEqual(['platform', 'platform'])
  })
})

describe('home', () => {
  it('shows a visitor banners, categories, plates, what is wanted, and coupons to claim', async () => {
    const { data } = await home()
    expect(data.banners.map((banner) => banner.id)).toEqual(['b1'])
    expect(data.categories.map((it) => it.key)).toEqual([
      'film',
      'food',
      'hotel',
      'travel',
      'goods',
      'recharge',
      'all'
    ])
    expect(data.plates.map((plate) => [plate.plateId, plate.purchase.reason])).toEqual([
      ['monthly', 'ok'],
      ['addon', 'ok']
    ])
    expect(data.recommended.map((it) => it.privilegeId)).toEqual([
      'coffee',
      'film',
      'tea',
      'phone',
      'draw',
      'few'
    ])
    expect(data.coupons.map((coupon) => coupon.couponId)).toEqual(['cut'])
  })

  it('shows a labelled coupon to callers with its label', async () => {
    const { data } = await home({ labelId: 'vip' })
    expect(data.coupons.map((coupon) => coupon.couponId)).toEqual(['cut', 'gold-only'])
  })

  it('does not offer a member the coupon that they have claimed', async () => {
    const token = await app.login('claimer')
    await app.database.pool.query(
      `insert into coupon_receives (id, coupon_id, member_id, seq, state, expires_at)
       values ('cr', 'cut', 'claimer', 1, 'usable', '2026-12-31')`
    )
    expect((await home({}, { token })).data.coupons).toEqual([])
  })

  it('tells a member without a card that a plate needs one, and stops at its limit', async () => {
    const nobody = await app.login('without-card')
    const reasonOf = (answer: Awaited<ReturnType<typeof home>>) =>
      answer.data.plates.find((plate) => plate.plateId === 'addon')?.purchase.reason
    expect(reasonOf(await home({}, { token: nobody }))).toBe('need_card')
    const { data } = await home({}, { token: nobody })
    const cards = data.plates.find(({ plateId }) => plateId === 'addon')?.purchase.cards ?? []
    const { rows } = await app.database.pool.query<{ cardId: string }>(
      `select card_id as "cardId" from card_plates where plate_id = 'addon'`
    )
    expect(cards.length).toBeGreaterThan(0)
    for (const { cardId } of cards) expect(rows).toContainEqual({ cardId })
    const holder = await memberWithCard(app, 'holder')
    expect(reasonOf(await home({}, holder))).toBe('ok')
    await app.database.pool.query(`
      insert into orders (order_no, member_id, channel_code, kind, state, total_fen, discount_fen, pay_fen, expires_at)
        values ('90000000000000000001', 'holder', 'main', 'plate', 'fulfilled', 3800, 0, 3800, now());
      insert into order_lines (order_no, line_no, item_id, name, picture, unit_fen, quantity, discount_fen, pay_fen, kind)
        values ('90000000000000000001', 1, 'addon', '', '', 1900, 2, 0, 3800, 'plate')`)
    expect(reasonOf(await home({}, holder))).toBe('limit_reached')
    await app.database.pool.query(`update orders set state = 'unpaid', expires_at = $1`, [
      new Date(app.clock.now().getTime() + 60_000)
    ])
    const waiting = (await home({}, holder)).data.plates.find(({ plateId }) => plateId === 'addon')
    expect(waiting?.purchase).toEqual({ allowed: false, reason: 'unpaid', orderNo: '90000000000000000001' })
  })

  it('does not sell a member the plate that a card of theirs has', async () => {
    const member = await memberWithCard(app, 'has-monthly')
    expect((await home({}, member)).data.plates.map((plate) => plate.plateId)).toEqual(['addon'])
    const held = await call<Data<'getCardInfo'>>(
      app,
      cardEndpoints.getCardInfo,
      { memberCardId: member.memberCardId },
      member
    )
    expect(held.data.addons.map((plate) => plate.plateId)).toEqual(['addon'])
    await app.database.pool.query(
      `insert into member_plates (id, member_id, member_card_id, plate_id, source, starts_at, ends_at)
       values ('has-addon', 'has-monthly', $1, 'addon', 'bought', '2026-11-01', '2027-11-01')`,
      [member.memberCardId]
    )
    expect((await home({}, member)).data.plates).toEqual([])
  })

  it('speaks in the name of the channel', async () => {
    const { data } = await home({}, { channel: 'candy' })
    expect(data.brand).toEqual({ name: '糖果', slogan: '甜一点', logo: '/l.webp' })
  })

  it('offers nothing for sale in the iOS mini-program', async () => {
    const { data } = await home({}, { headers: { 'x-platform': 'mini', 'x-os': 'ios' } })
    expect(new Set(data.plates.map((plate) => plate.purchase.reason))).toEqual(new Set(['platform']))
  })
})

describe('what the market sells', () => {
  it('is cards, plates and products in one list', async () => {
    const { data } = await goods()
    expect(ids(data.list)).toEqual(['gold', 'jade', 'monthly', 'addon', 'coffee-goods'])
    expect(data.next).toBeNull()
    expect(data.list[0]?.picture).toBe('/assets/catalogue/cards/gold.webp')
  })

  it('marks the cards that a member holds', async () => {
    const member = await memberWithCard(app, 'owns-gold')
    const heldBy = async (options?: CallOptions) =>
      (await goods({}, options)).data.list.filter(({ held }) => held).map(({ id }) => id)
    expect(await heldBy()).toEqual([])
    expect(await heldBy(member)).toEqual(['gold'])
  })

  it('pages without a gap or a repetition', async () => {
    const pages = await allPages(async (part) => (await goods({ pageSize: 2, ...part })).data)
    expect(pages.map(({ list }) => ids(list))).toEqual([
      ['gold', 'jade'],
      ['monthly', 'addon'],
      ['coffee-goods']
    ])
  })

  it('can be narrowed to a kind', async () => {
    expect(ids((await goods({ kind: 'plate' })).data.list)).toEqual(['monthly', 'addon'])
  })

  it('can be narrowed to one product, as a link to it asks; a card of that name is none', async () => {
    expect(ids((await goods({ productId: 'coffee-goods' })).data.list)).toEqual(['coffee-goods'])
    expect((await goods({ productId: 'gold' })).data.list).toEqual([])
    expect((await goods({ productId: 'coffee-goods', kind: 'card' })).data.list).toEqual([])
  })

  it('can be narrowed to what a coupon is good for', async () => {
    expect(ids((await goods({ couponId: 'gold-only' })).data.list)).toEqual(['gold'])
    // from 50 yuan: the add-on for 19 cannot reach it, four coffees can
    expect(ids((await goods({ couponId: 'cut' })).data.list)).toEqual([
      'gold',
      'jade',
      'monthly',
      'coffee-goods'
    ])
    expect((await goods({ couponId: 'no-such-coupon' })).resultCode).toBe('404')
  })
})
