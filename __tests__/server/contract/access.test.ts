import type { Endpoint } from '@contract/endpoint'
import { endpoints, type EndpointName } from '@contract/endpoints'
import { schemas } from '@contract/schemas'
import { onlyReads } from '../../../server/http/reads'
import { callsOnOwnThings, inputOf, withMadeUpIds } from './support/owned-inputs'
import { openWorld, rowsOf, type Holder, type World } from './support/world'
import { someOf } from '../../support/depth'

const names = Object.keys(endpoints) as EndpointName[]
const isForMembers = (name: EndpointName) => (endpoints[name] as Endpoint).access === 'member'
const forMembers = names.filter(isForMembers)
const DAY_MS = 86_400_000

/** Public calls that take a member's thing as a hint: a stranger's hint is as if not sent. */
const HINTS: readonly EndpointName[] = ['myPrivilegeDetail', 'getPrivilegeGroupInfo', 'getRecommendProduct']

let world: World
/** Of whose things strangers learn nothing: what only reads, and what is refused, leaves them as they are. */
let watched: Holder

beforeAll(async () => {
  world = await openWorld()
  watched = await world.holder()
})
afterAll(() => world.close())

/** What only the holder may see, besides what the stranger has sent. */
function secretsOf(holder: Holder, sent: Record<string, unknown>): string[] {
  const {
    token: _token,
    taken: _taken,
    toTake: _toTake,
    groupId: _groupId,
    skuId: _skuId,
    mallFen: _mallFen,
    ticketFen: _ticketFen,
    ...secrets
  } = holder
  return Object.values(secrets)
    .flatMap((secret) => (typeof secret === 'string' ? [secret] : Object.values<string>(secret)))
    .filter((secret) => !Object.values(sent).includes(secret))
}

const leaks = (answer: unknown, secrets: readonly string[]) => {
  const text = JSON.stringify(answer)
  return secrets.filter((secret) => text.includes(secret))
}

/** What an answer says, without what is new in every answer. */
const gist = ({ resultCode, resultMsg, data }: { resultCode: string; resultMsg: string; data: unknown }) => ({
  resultCode,
  resultMsg,
  data
})

describe('a call for members', () => {
  test.each(forMembers)('%s answers 305 to nobody, to a made-up token, to an ended session', async (name) => {
    const { token, memberId } = await world.stranger()
    await world.database.pool.query(`update sessions set expires_at = $2 where member_id = $1`, [
      memberId,
      new Date(world.clock.now().getTime() - 1)
    ])
    for (const options of [{}, { token: 'made-up' }, { token }, { token, channel: 'candy' }]) {
      expect(await world.ask(name, {}, options)).toMatchObject({ resultCode: '305', data: null })
    }
  })
})

describe('on the web a cookie alone is no member', () => {
  test.each(forMembers)('%s', async (name) => {
    const { token } = await world.stranger()
    for (const platform of ['h5', 'wx']) {
      const headers = { 'x-platform': platform, 'sec-fetch-site': 'same-origin', cookie: `token=${token}` }
      expect(await world.ask(name, {}, { headers })).toMatchObject({ resultCode: '305', data: null })
    }
  })
})

test('there are calls for everybody, and they take a stale token for a visitor', async () => {
  const open = names.filter((name) => !isForMembers(name))
  expect(open.length).toBeGreaterThan(15)
  for (const name of open) {
    const answer = await world.ask(name, {}, { token: 'stale' })
    expect([name, answer.resultCode === '305', answer.status < 500]).toEqual([name, false, true])
  }
})

test('every call that takes a member’s own thing is tried below', () => {
  expect(Object.keys(inputOf).sort()).toEqual([...callsOnOwnThings].sort())
  expect(callsOnOwnThings.length).toBeGreaterThan(20)
})

describe.each(callsOnOwnThings)('%s', (name) => {
  const changesNothing = onlyReads(endpoints[name], schemas[name])
  const input = (holder: Holder) => inputOf[name]?.(holder) ?? {}

  test('works for its owner', async () => {
    const holder = changesNothing ? watched : await world.holder()
    const answer = await world.ask(name, input(holder), holder)
    expect([answer.resultCode, answer.resultMsg]).toEqual(['100', 'ok'])
  })

  test.each(someOf(['candy', 'main'], 2))(
    'tells another member that there is no such thing (channel %s)',
    async (channel) => {
      const holder = watched
      const options = { token: (await world.stranger()).token, channel }
      const before = await rowsOf(world, holder.memberId)
      const sent = input(holder)
      const answer = await world.ask(name, sent, options)
      expect(gist(answer)).toEqual(gist(await world.ask(name, withMadeUpIds(sent), options)))
      // a refusal has no data; a list of what hangs on a thing is empty
      if (!HINTS.includes(name)) expect(answer.data ?? []).toEqual([])
      expect(leaks(answer, secretsOf(holder, sent))).toEqual([])
      expect(await rowsOf(world, holder.memberId)).toEqual(before)
    }
  )
})

test('what lists one’s own things lists nothing of others', async () => {
  const holder = watched
  const { token } = await world.stranger()
  const lists: [EndpointName, Record<string, unknown>][] = [
    ['getMyCardInfo', {}],
    ['myMultipleCardInfo', {}],
    ['getExpiredConfig', {}],
    ['getAllCardExpiredFlag', {}],
    ['orderList', {}],
    ['pageMyReceiveRecord', {}],
    ['getMyPrivilegeReceiveRecord', { privilegeId: holder.taken }],
    ['getMyCouponsList', { couponUseStatus: 0 }],
    ['listMyCoupons', { couponUseStatus: 0 }],
    ['getCardCouponList', { kind: 'product', itemId: 'p-film-2d' }],
    ['getClaimableCoupons', { kind: 'product', itemId: 'p-film-2d' }],
    ['getDeliveryAddressList', {}],
    ['getCart', {}],
    ['listMyPrizes', {}],
    ['getLottery', {}],
    ['getCartCount', {}],
    ['getMyMemberInfo', {}],
    ['indexConfig', {}],
    ['getPlateDetail', { plateId: 'coffee-monthly' }]
  ]
  for (const [name, input] of lists) {
    const others = await world.ask(name, input, { token })
    expect([name, others.resultCode, leaks(others, secretsOf(holder, input))]).toEqual([name, '100', []])
  }
  const [summary, received, bought] = await Promise.all([
    world.ask('getMySummary', {}, { token }),
    world.ask('getMyReceiveCount', {}, { token }),
    world.ask('getBuyTimes', { plateId: 'ride-monthly' }, { token })
  ])
  const counts = [...Object.values(summary.data), ...Object.values(received.data), bought.data.bought]
  expect(counts.filter((count) => count !== 0)).toEqual([])
})

test('a key that another member has used gives one’s own order, not theirs', async () => {
  const holder = await world.holder()
  const { token } = await world.stranger()
  const order = (as: string) =>
    world.ask('createProductOrder', { productId: 'p-film-2d' }, { token: as, key: 'one-key-for-two' })
  const theirs = await order(holder.token)
  const own = await order(token)
  expect([theirs.resultCode, own.resultCode]).toEqual(['100', '100'])
  expect(own.data.orderNo).not.toBe(theirs.data.orderNo)
})

describe('what one channel sells, another does not show or sell', () => {
  const cases: [EndpointName, Record<string, unknown>][] = [
    ['getCardIndexConfigById', { cardId: 'candy-sweet' }],
    ['createCardOrder', { cardId: 'candy-sweet' }],
    ['createOrder', { kind: 'card', itemId: 'candy-sweet' }],
    ['previewOrder', { kind: 'card', itemId: 'candy-sweet' }],
    ['receiveCoupon', { couponId: 'c-candy-6' }]
  ]
  test.each(cases)('%s', async (name, input) => {
    const { token } = await world.stranger()
    expect(await world.ask(name, input, { token })).toMatchObject({ resultCode: '404' })
    expect(await world.ask(name, input, { token, channel: 'candy' })).toMatchObject({ resultCode: '100' })
  })

  test('plates of another channel', async () => {
    const { rows } = await world.database.pool.query<{ id: string }>(
      `select id from plates where channel_codes = '{candy}' limit 1`
    )
    const input = { plateId: rows[0]?.id }
    expect(await world.ask('getPlateDetail', input)).toMatchObject({ resultCode: '404' })
    expect(await world.ask('getPlateDetail', input, { channel: 'candy' })).toMatchObject({
      resultCode: '100'
    })
  })
})

test('after logout and after 30 days the same token opens nothing', async () => {
  const { token } = await world.stranger()
  expect(await world.ask('getMyMemberInfo', {}, { token })).toMatchObject({ resultCode: '100' })
  await world.ask('logout', {}, { token })
  expect(await world.ask('getMyMemberInfo', {}, { token })).toMatchObject({ resultCode: '305' })
  const later = await world.stranger()
  world.clock.advance(30 * DAY_MS + 1)
  expect(await world.ask('getMyMemberInfo', {}, later)).toMatchObject({ resultCode: '305' })
})
