/** Members as staff see them, keep them out, and make up for something. */
import { memberEndpoints } from '@contract/member/endpoints'
import { consoleEndpoints } from '@contract/console/endpoints'
import type { ConsoleData } from '@contract/console/types'
import { call } from '../../support/server/call'
import { consoleCall, staffToken } from '../../support/server/console'
import { buildTestApp, type TestApp } from '../../support/server/test-app'
import { withTransaction } from '../../../server/db/client'
import { openSession } from '../../../server/modules/session/accounts'

let app: TestApp
let staff: string
beforeAll(async () => {
  app = await buildTestApp({ seeded: true })
  staff = await staffToken(app, 'manager')
})
afterAll(() => app.close())

type Name =
  | 'members'
  | 'membersByPhone'
  | 'memberDetail'
  | 'revealMemberPhone'
  | 'blockMember'
  | 'unblockMember'
  | 'logOutMember'
  | 'giveCoupon'
  | 'givePoints'
const ask = <D = unknown>(name: Name, input: Readonly<Record<string, unknown>>, key?: string) =>
  consoleCall<D>(app, consoleEndpoints[name], input, { token: staff, ...(key ? { key } : {}) })
const reason = '测试原因'
const SCENE = {
  ...{ channel: 'main', platform: 'h5', os: 'ios', userAgent: '', deviceHash: null },
  network: '127.0.0.1'
} as unknown as Parameters<typeof openSession>[2]
const enter = (memberId: string) =>
  withTransaction(app.database.db, (tx) => openSession(tx, memberId, { ...SCENE, now: app.clock.now() }))
const profile = async (token: string) =>
  (await call(app, memberEndpoints.getMyMemberInfo, {}, { token })).resultCode

test('are found by phone, card number and id, and by nothing else; a look by phone is an act without it', async () => {
  await app.login('found', '13800000001')
  await app.database.pool.query(
    `insert into member_cards (id, card_no, member_id, card_id, state)
     select 'card-found', '6600112233445566', 'found', id, 'active' from card_products limit 1`
  )
  const ids = async (input: Readonly<Record<string, unknown>>, name: Name = 'members') =>
    (await ask<ConsoleData<'members'>>(name, input)).data.items.map(({ memberId }) => memberId)
  expect(await ids({ phone: '138 0000 0001' }, 'membersByPhone')).toEqual(['found'])
  expect(await ids({ phone: '13800000009' }, 'membersByPhone')).toEqual([])
  expect(await ids({ phone: '13800000001' })).toEqual([])
  expect(await ids({ cardNo: '6600112233445566' })).toEqual(['found'])
  expect(await ids({ memberId: 'found' })).toEqual(['found'])
  expect(await ids({})).toEqual([])
  const { data } = await ask<ConsoleData<'memberDetail'>>('memberDetail', { memberId: 'found' })
  expect(data).toMatchObject({
    member: { phoneMasked: '138****0001', blockedAt: null },
    cards: [{ memberCardId: 'card-found', cardTail: '5566' }],
    orders: 0
  })
  expect(data.sessions).toHaveLength(1)
  expect(JSON.stringify(data)).not.toContain('13800000001')
  expect((await ask('memberDetail', { memberId: 'nobody' })).status).toBe(404)
  const { rows } = await app.database.pool.query(
    `select about_id as about, reason, before, after from staff_acts where act = 'membersByPhone' order by id`
  )
  const none = { reason: null, before: null }
  expect(rows).toEqual([
    { about: 'found', ...none, after: { found: 1 } },
    { about: null, ...none, after: { found: 0 } }
  ])
})

test('a whole number is told for a reason, and that is an act', async () => {
  await app.login('revealed', '13800000002')
  expect((await ask('revealMemberPhone', { memberId: 'revealed', reason })).data).toEqual({
    phone: '13800000002'
  })
  const { rows } = await app.database.pool.query(
    `select reason from staff_acts where act = 'revealMemberPhone' and about_id = 'revealed'`
  )
  expect(rows).toEqual([{ reason }])
})

describe('a blocked member', () => {
  test('is out at once, and every login is refused until let in again', async () => {
    const token = await app.login('bad', '13800000003')
    expect(await profile(token)).toBe('100')
    expect((await ask('blockMember', { memberId: 'bad', reason })).resultCode).toBe('100')
    expect(await profile(token)).toBe('305')
    await expect(enter('bad')).rejects.toMatchObject({
      code: '403',
      message: expect.stringContaining('停用') as string
    })
    expect((await ask('blockMember', { memberId: 'bad', reason })).resultCode).toBe('907')

    expect((await ask('unblockMember', { memberId: 'bad', reason })).resultCode).toBe('100')
    expect(await profile(await enter('bad'))).toBe('100')
    expect((await ask('unblockMember', { memberId: 'bad', reason })).resultCode).toBe('907')
  })

  test('has no session left, also of logins that run at the same time', async () => {
    await app.login('racing', '13800000004')
    const logins = Array.from({ length: 10 }, () => enter('racing').catch(() => null))
    const [, ...tokens] = await Promise.all([ask('blockMember', { memberId: 'racing', reason }), ...logins])
    for (const token of tokens) if (token !== null) expect(await profile(token)).toBe('305')
    const { rows } = await app.database.pool.query(`select 1 from sessions where member_id = 'racing'`)
    expect(rows).toEqual([])
  })
})

test('is logged out everywhere, and can come back', async () => {
  const tokens = [await app.login('lost', '13800000006'), await app.login('lost', '13800000006')]
  await app.database.pool.query(
    `insert into wechat_identities (app_id, open_id, member_id) values ('wx', 'open-lost', 'lost')`
  )
  expect((await ask('logOutMember', { memberId: 'lost', reason })).data).toMatchObject({ ended: 2 })
  for (const token of tokens) expect(await profile(token)).toBe('305')
  const { rows } = await app.database.pool.query(`select 1 from wechat_identities where member_id = 'lost'`)
  expect(rows).toEqual([])
  expect(await profile(await enter('lost'))).toBe('100')
})

describe('compensation', () => {
  const held = async (memberId: string) =>
    (await ask<ConsoleData<'memberDetail'>>('memberDetail', { memberId })).data

  test('with a coupon: once per call, however often it is sent', async () => {
    await app.login('patient', '13800000007')
    const { rows } = await app.database.pool.query<{ id: string }>(
      `select id from coupons where claimed < total order by id limit 1`
    )
    const input = { memberId: 'patient', couponId: rows[0]?.id, reason }
    const given = await Promise.all(
      Array.from({ length: 20 }, () => ask('giveCoupon', input, 'coupon-12345678'))
    )
    expect(new Set(given.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect((await held('patient')).coupons).toHaveLength(1)
    await ask('giveCoupon', input)
    expect((await held('patient')).coupons).toHaveLength(2)
    expect((await ask('giveCoupon', { ...input, couponId: 'no-such' })).resultCode).toBe('901')
  })

  test('with points of a channel that has them', async () => {
    await app.login('saver', '13800000008')
    const { rows } = await app.database.pool.query<{ channel: string }>(
      `select channel_code as channel from points_accounts union select 'main' limit 1`
    )
    const channel = rows[0]?.channel ?? 'main'
    const input = { memberId: 'saver', channel, points: 200, reason }
    await Promise.all(Array.from({ length: 20 }, () => ask('givePoints', input, 'points-12345678')))
    expect((await held('saver')).points).toEqual([{ channel, balance: 200 }])
    expect((await ask('givePoints', { ...input, channel: 'nowhere' })).resultCode).toBe('907')
    expect((await ask('givePoints', { ...input, points: 0 })).status).toBe(400)
  })

  test('for nobody who has closed the account', async () => {
    await app.login('gone', '13800000010')
    await app.database.pool.query(`update members set deleted_at = now() where id = 'gone'`)
    expect((await ask('givePoints', { memberId: 'gone', channel: 'main', points: 1, reason })).status).toBe(
      404
    )
  })
})
