import { endpoints, type EndpointName } from '../../../contract/endpoints'
import { schemas } from '../../../contract/schemas'
import type { Activity, Data } from '../../../contract/types'
import { demoCatalogue } from '../../support/demo-catalogue'
import { fifteenDaysLater } from '../../support/server/fifteen-days'
import { accountCode } from '../../support/server/account-code'
import { call, type CallOptions } from '../../support/server/call'
import { buildTestApp, type TestApp } from '../../support/server/test-app'

const DAY_MS = 86_400_000
let app: TestApp

beforeAll(async () => {
  app = await buildTestApp({ seeded: true })
})
afterAll(() => app.close())

const ask = <N extends EndpointName>(name: N, input: Record<string, unknown>, options: CallOptions = {}) =>
  call<Data<N>>(app, endpoints[name], input, options)

let people = 0
async function person(): Promise<{ memberId: string; token: string }> {
  const memberId = `person-${(people += 1)}`
  return { memberId, token: await app.login(memberId, `137${String(people).padStart(8, '0')}`) }
}

const rows = async <R>(text: string, values: unknown[] = []) =>
  (await app.database.pool.query(text, values)).rows as R[]

const hotel = { channel: 'jinjiang' }
const elderly = { channel: 'yanglao' }

describe('what an activity says', () => {
  test('a paid one sells at the price of the goods, which the server alone decides', async () => {
    const { data } = await ask('getActivity', { activityId: 'main-film-season' })
    const [card] = (await ask('listCardsInfo', {})).data.filter(({ cardId }) => cardId === 'main-film')
    expect(data.items).toHaveLength(1)
    expect(data.items[0]).toMatchObject({ kind: 'card', itemId: 'main-film', priceFen: card?.priceFen })
    expect(data).toMatchObject({ state: 'none', action: { do: 'buy', reason: 'ok' }, orderNo: null })
  })

  const states: [string, string, Partial<Activity['action']>][] = [
    ['main-winter-soon', 'not started', { do: 'none', reason: 'not_started' }],
    ['main-autumn-past', 'over', { do: 'none', reason: 'ended' }],
    ['main-offer', 'a distributor’s offer', { do: 'buy', reason: 'ok' }]
  ]
  test.each(states)('%s: %s', async (activityId, _, action) => {
    expect((await ask('getActivity', { activityId })).data.action).toEqual(action)
  })

  test('in the iOS mini-program nothing virtual is for sale', async () => {
    const headers = { 'x-platform': 'mini', 'x-os': 'ios' }
    const { data } = await ask('getActivity', { activityId: 'main-film-season' }, { headers })
    expect(data.action).toEqual({ do: 'none', reason: 'platform' })
  })

  test('another channel’s activity is not there', async () => {
    expect(await ask('getActivity', { activityId: 'jinjiang-gift' })).toMatchObject({ resultCode: '404' })
    const { token } = await person()
    for (const name of ['takeGift', 'getActivity'] as const) {
      expect(await ask(name, { activityId: 'jinjiang-gift' }, { token })).toMatchObject({ resultCode: '404' })
    }
  })

  test('a list holds what runs now, by kind', async () => {
    const { data } = await ask('listActivities', {})
    expect(data.map(({ activityId }) => activityId)).toEqual([
      'main-film-season',
      'main-last-mug',
      'main-welcome',
      'main-invited',
      'main-unique',
      'main-staff',
      'main-offer'
    ])
    const offers = await ask('listActivities', { kind: 'distribution' }, { channel: 'candy' })
    expect(offers.data.map(({ activityId }) => activityId)).toEqual(['candy-offer'])
  })
})

describe('a gift', () => {
  test('is taken once, gives its card with its plates, and is shown as taken', async () => {
    const { memberId, token } = await person()
    const before = await ask('getActivity', { activityId: 'jinjiang-gift' }, hotel)
    expect(before.data.action).toEqual({ do: 'login', reason: 'ok' })
    const taken = await ask('takeGift', { activityId: 'jinjiang-gift' }, { token, ...hotel })
    expect(taken).toMatchObject({ resultCode: '100', data: { cardName: '锦享礼遇体验卡' } })
    expect(await ask('takeGift', { activityId: 'jinjiang-gift' }, { token, ...hotel })).toMatchObject({
      resultCode: '902'
    })
    const after = await ask('getActivity', { activityId: 'jinjiang-gift' }, { token, ...hotel })
    expect(after.data).toMatchObject({
      state: 'taken',
      action: { do: 'none', reason: 'done' },
      memberCardId: taken.data.memberCardId,
      stockLeft: (before.data.stockLeft ?? 0) - 1
    })
    const cards = await rows<{ id: string; card_id: string }>(
      'select id, card_id from member_cards where member_id = $1',
      [memberId]
    )
    expect(cards).toEqual([{ id: taken.data.memberCardId, card_id: 'jinjiang-guest' }])
    const plates = await rows('select 1 from member_plates where member_card_id = $1', [
      taken.data.memberCardId
    ])
    expect(plates).toHaveLength(3)
  })

  test('a call that comes again after a crash gets the same gift; its key for another one is refused', async () => {
    const { memberId, token } = await person()
    const options = { token, key: 'crash-key', ...hotel }
    const first = await ask('takeGift', { activityId: 'jinjiang-gift' }, options)
    await rows('delete from idempotency_keys')
    expect((await ask('takeGift', { activityId: 'jinjiang-gift' }, options)).data).toEqual(first.data)
    await rows('delete from idempotency_keys')
    const other = { activityId: 'yanglao-sign', name: '李秀英', agreementVersion: '2026-11' }
    expect(await ask('signActivity', other, { ...options, ...elderly })).toMatchObject({ resultCode: '910' })
    expect(await rows('select 1 from member_cards where member_id = $1', [memberId])).toHaveLength(1)
  })

  test('none left, not started, over', async () => {
    const { token } = await person()
    const take = () => ask('takeGift', { activityId: 'jinjiang-gift' }, { token, ...hotel })
    const set = (column: string) => rows(`update activities set ${column} where id = 'jinjiang-gift'`)
    await set('stock = taken')
    expect((await take()).resultCode).toBe('901')
    await set('stock = 10000')
    await set(`starts_at = '2100-01-01'`)
    expect((await take()).resultCode).toBe('903')
    await set(`starts_at = '2000-01-01', ends_at = '2000-01-02'`)
    expect((await take()).resultCode).toBe('904')
    expect(
      (await ask('grantCardByCardId', { cardId: 'jinjiang-guest' }, { token, ...hotel })).resultCode
    ).toBe('404')
    await set(`ends_at = '2100-01-01'`)
    expect((await take()).resultCode).toBe('100')
  })

  test('what is no gift cannot be taken as one', async () => {
    const { token } = await person()
    for (const activityId of ['main-film-season', 'main-offer', 'no-such']) {
      expect(await ask('takeGift', { activityId }, { token })).toMatchObject({ resultCode: '404' })
    }
    expect(await ask('takeGift', { activityId: 'yanglao-sign' }, { token, ...elderly })).toMatchObject({
      resultCode: '404'
    })
  })
})

describe('grantCardByCardId', () => {
  test('grants the card of an open gift of the channel, once with the gift itself', async () => {
    const { token } = await person()
    const granted = await ask('grantCardByCardId', { cardId: 'jinjiang-guest' }, { token, ...hotel })
    expect(granted).toMatchObject({ resultCode: '100', data: { activityId: 'jinjiang-gift' } })
    expect(await ask('takeGift', { activityId: 'jinjiang-gift' }, { token, ...hotel })).toMatchObject({
      resultCode: '902'
    })
  })

  test.each([
    ['a card that is for sale', 'main-year', 'main'],
    ['a card of a paid activity', 'main-film', 'main'],
    ['a card that is signed for', 'yanglao-signed', 'yanglao'],
    ['the gift of another channel', 'jinjiang-guest', 'main'],
    ['no card', 'no-such-card', 'jinjiang']
  ])('refuses %s', async (_, cardId, channel) => {
    const { memberId, token } = await person()
    expect(await ask('grantCardByCardId', { cardId }, { token, channel })).toMatchObject({
      resultCode: '404'
    })
    expect(await rows('select 1 from member_cards where member_id = $1', [memberId])).toEqual([])
  })
})

describe('a signing', () => {
  const sign = (token: string, over: Record<string, unknown> = {}) =>
    ask(
      'signActivity',
      { activityId: 'yanglao-sign', name: '王建国', agreementVersion: '2026-11', ...over },
      { token, ...elderly }
    )

  test('keeps name and version, gives the card, once', async () => {
    const { memberId, token } = await person()
    const { data } = await ask('getActivity', { activityId: 'yanglao-sign' }, { token, ...elderly })
    expect(data).toMatchObject({ action: { do: 'sign', reason: 'ok' }, agreement: { version: '2026-11' } })
    const signed = await sign(token)
    expect(signed).toMatchObject({ resultCode: '100', data: { cardName: '颐年签约卡' } })
    expect(await sign(token)).toMatchObject({ resultCode: '902' })
    expect(
      await rows('select signed_name, agreement_version from activity_gains where member_id = $1', [memberId])
    ).toEqual([{ signed_name: '王建国', agreement_version: '2026-11' }])
    const after = await ask('getActivity', { activityId: 'yanglao-sign' }, { token, ...elderly })
    expect(after.data).toMatchObject({ state: 'signed', memberCardId: signed.data.memberCardId })
  })

  test('a version that is not in force any more must be read again', async () => {
    const { memberId, token } = await person()
    expect(await sign(token, { agreementVersion: '2025-01' })).toMatchObject({
      resultCode: '919',
      status: 409
    })
    expect(await rows('select 1 from activity_gains where member_id = $1', [memberId])).toEqual([])
  })

  test.each([' ', '王', '王'.repeat(21), '<b>王</b>', '13800000000', '王\ud83d'])(
    'no name: %j',
    async (name) => {
      const { token } = await person()
      expect(await sign(token, { name })).toMatchObject({ status: 400 })
    }
  )

  test('the name goes with the account', async () => {
    const { memberId, token } = await person()
    await sign(token)
    await ask(
      'addActivityRecord',
      { activityId: 'yanglao-sign', deviceId: 'device-gone' },
      { token, ...elderly }
    )
    const { resultCode } = await ask(
      'deleteAccount',
      { confirm: '注销', ...(await accountCode(app, token, 'deletion')) },
      { token, ...elderly }
    )
    expect(resultCode).toBe('100')
    await fifteenDaysLater(app)
    expect(await rows('select signed_name from activity_gains where member_id = $1', [memberId])).toEqual([
      { signed_name: null }
    ])
    expect(await rows('select 1 from activity_records where visitor = $1', [`m:${memberId}`])).toEqual([])
  })
})

describe('who came', () => {
  const note = (input: Record<string, unknown>, options: CallOptions = {}) =>
    ask('addActivityRecord', { activityId: 'main-offer', deviceId: 'device-0001', ...input }, options)
  const noted = (activityId = 'main-offer') =>
    rows<Record<string, unknown>>(
      'select kind, visitor, distributor, account, label_id, source from activity_records where activity_id = $1 order by id',
      [activityId]
    )

  test('is noted once a person and kind, with who sent them', async () => {
    const { memberId, token } = await person()
    const sent = { distributor: 'D-7', account: 'A-9', labelId: 'null', source: 2 }
    for (let times = 0; times < 3; times++) {
      expect(await note(sent)).toMatchObject({ resultCode: '100', data: null })
      await note({ ...sent, deviceId: 'device-0002' }, { token })
      await note({ ...sent, deviceId: 'device-0003', kind: 'join' }, { token })
    }
    const told = { distributor: 'D-7', account: 'A-9', label_id: null, source: 2 }
    expect(await noted()).toEqual([
      { kind: 'visit', visitor: 'd:device-0001', ...told },
      { kind: 'visit', visitor: `m:${memberId}`, ...told },
      { kind: 'join', visitor: `m:${memberId}`, ...told }
    ])
  })

  test('100 at once are one', async () => {
    await Promise.all(Array.from({ length: 100 }, () => note({ activityId: 'main-film-season' })))
    expect(await noted('main-film-season')).toHaveLength(1)
  })

  test('not in an activity that the channel does not have', async () => {
    expect(await note({ activityId: 'candy-offer' })).toMatchObject({ resultCode: '404' })
    expect(await noted('candy-offer')).toEqual([])
  })

  test('at most a hundred and twenty a minute from one address', async () => {
    const one = (number: number) => note({ deviceId: `device-flood-${number}` }, { ip: '10.1.2.3' })
    const answers = await Promise.all(Array.from({ length: 125 }, (_, number) => one(number)))
    expect(answers.filter(({ resultCode }) => resultCode === '429')).toHaveLength(5)
    app.clock.advance(60_000)
    expect((await one(200)).resultCode).toBe('100')
  })
})

describe('an order that came by an activity', () => {
  const paid = async (memberId: string, activityId: string | null) => {
    const orderNo = `20261121${String(people).padStart(12, '0')}`
    await rows(
      `insert into orders (order_no, member_id, channel_code, kind, state, total_fen, discount_fen, pay_fen,
         distribution_activity_id, created_at, expires_at, paid_at)
       values ($1, $2, 'main', 'card', 'fulfilled', 1, 0, 1, $3, $4, $4, $4)`,
      [orderNo, memberId, activityId, app.clock.now()]
    )
    await rows(
      `insert into order_lines (order_no, line_no, kind, item_id, name, picture, unit_fen, quantity, discount_fen, pay_fen)
       values ($1, 1, 'card', 'main-film', '卡', '', 1, 1, 0, 1)`,
      [orderNo]
    )
    return orderNo
  }
  test.each([
    ['its own', 'main-film-season', 'bought'],
    ['a distributor’s link', 'any-other', 'bought'],
    ['no link at all', null, 'none']
  ])('by %s: %s', async (_, activityId, state) => {
    const { memberId, token } = await person()
    const orderNo = await paid(memberId, activityId)
    const { data } = await ask('getActivity', { activityId: 'main-film-season' }, { token })
    expect(data).toMatchObject({ state, orderNo: state === 'bought' ? orderNo : null })
  })
})

test('texts of the catalogue fit the contract, and every item is there in its channels', () => {
  const all = demoCatalogue(new Date('2026-11-21T10:00:00+08:00'))
  const goods = new Map<string, readonly string[] | undefined>([
    ...all.cardProducts.map((row) => [`card ${row.id}`, row.channelCodes] as const),
    ...all.products.map((row) => [`product ${row.id}`, row.channelCodes] as const)
  ])
  const shape = schemas.getActivity.data.shape
  for (const row of all.activities) {
    for (const field of ['title', 'subtitle', 'contentHtml', 'rulesHtml', 'usageHtml'] as const) {
      expect(shape[field].safeParse(row[field] ?? '').success).toBe(true)
    }
    expect(row.endsAt.getTime() - row.startsAt.getTime()).toBeGreaterThan(DAY_MS)
    const items = all.activityItems.filter(({ activityId }) => activityId === row.id)
    expect(items.length).toBeGreaterThan(0)
    for (const { kind, itemId } of items) {
      const where = goods.get(`${kind} ${itemId}`)
      const inAll =
        where !== undefined && (where.length === 0 || row.channelCodes?.every((code) => where.includes(code)))
      expect([row.id, itemId, inAll]).toEqual([row.id, itemId, true])
    }
  }
  const offers = all.activities.filter(({ kind }) => kind === 'distribution')
  expect(offers.map(({ channelCodes }) => channelCodes?.[0]).sort()).toEqual(
    all.channels.map(({ code }) => code).sort()
  )
})
