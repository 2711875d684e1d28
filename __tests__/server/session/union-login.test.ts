import { entryEndpoints } from '../../../contract/session/entry-endpoints'
import { memberEndpoints } from '../../../contract/member/endpoints'
import { sessionEndpoints } from '../../../contract/session/endpoints'
import type { Data, LoginResult, MemberProfile } from '../../../contract/types'
import type { ChannelCode } from '../../../server/config/channels'
import { readUnionSign, unionSign } from '../../../server/modules/session/union-sign'
import { call } from '../../support/server/call'
import { testSettings, type TestApp } from '../../support/server/test-app'
import { buildAppWithSandboxes, countRows, lastCode, loginBySms, type OpenLogin } from './support'

/** After this the last day on which a deletion can be undone is over. */
const OVER_MS = 16 * 86_400_000

const MOBILE = '13800138000'
const secrets = testSettings().secrets.union
let app: TestApp

beforeAll(async () => {
  app = await buildAppWithSandboxes({ max: 20 })
})
afterAll(() => app.close())
beforeEach(() =>
  app.database.clear('members', 'entry_once', 'partner_users', 'sms_codes', 'sandbox_sms', 'rate_hits')
)

const signFor = (user: Record<string, string>, channel: ChannelCode = 'candy') =>
  unionSign(secrets[channel], channel, user, app.clock.now())
const login = (sign: string, channel: ChannelCode = 'candy') =>
  call<OpenLogin>(app, entryEndpoints.unionLogin, { sign }, { channel })
const enter = (user: Record<string, string>, channel?: ChannelCode) => login(signFor(user, channel), channel)

const REFUSED = { status: 200, resultCode: '914', resultMsg: '联合登录已失效，请返回重新进入', data: null }

test('the number’s owner is in, with an account that this login made', async () => {
  const { resultCode, data } = await enter({ m: MOBILE })
  expect([resultCode, data.isNew]).toEqual(['100', true])
  const profile = await call<MemberProfile>(
    app,
    memberEndpoints.getMyMemberInfo,
    {},
    { token: data.accessToken }
  )
  expect(profile.resultCode).toBe('100')
  expect((await enter({ m: MOBILE })).data).toMatchObject({ memberId: data.memberId, isNew: false })
})

const askCode = (sign: string, channel: ChannelCode = 'candy', ip?: string) =>
  call<Data<'sendUnionCode'>>(app, entryEndpoints.sendUnionCode, { sign }, { channel, ...(ip ? { ip } : {}) })
const confirm = (sign: string, code: string, channel: ChannelCode = 'candy', ip?: string) =>
  call<LoginResult>(app, entryEndpoints.confirmUnionLogin, { sign, code }, { channel, ...(ip ? { ip } : {}) })
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')
const UNCONFIRMED = {
  status: 200,
  resultCode: '915',
  resultMsg: '第一次从这里进入，请验证您的手机号',
  data: null
}

describe('a number that has an account elsewhere', () => {
  test('is not opened by a distributor’s word: it takes an SMS code, once, and the agreement of then stays', async () => {
    const bySms = await loginBySms(app, MOBILE)
    const sign = signFor({ m: MOBILE })
    expect(await login(sign)).toMatchObject(UNCONFIRMED)
    expect(await countRows(app, 'sessions')).toBe(1)
    expect((await askCode(sign, 'candy', '10.0.0.1')).data).toEqual({
      mobile: '138****8000',
      retryAfterSeconds: 60,
      expiresInSeconds: 300
    })
    const confirmed = await confirm(sign, await lastCode(app, MOBILE), 'candy', '10.0.0.1')
    expect(confirmed).toMatchObject({
      resultCode: '100',
      data: { memberId: bySms.data.memberId, isNew: false }
    })
    expect(await login(sign)).toMatchObject(REFUSED)
    expect((await enter({ m: MOBILE })).data).toMatchObject({ memberId: bySms.data.memberId })
    const { rows } = await app.database.pool.query('select agreement_version from members')
    expect(rows).toEqual([{ agreement_version: '1.0' }])
  })

  test('is asked for by each distributor: that of one channel opens no account of another’s', async () => {
    await enter({ m: MOBILE }, 'candy')
    expect((await enter({ m: MOBILE }, 'candy')).resultCode).toBe('100')
    const sign = signFor({ m: MOBILE }, 'main')
    expect(await login(sign, 'main')).toMatchObject(UNCONFIRMED)
    expect(await enter({ u: 'user-1', m: MOBILE }, 'main')).toMatchObject(UNCONFIRMED)
    // a code that was sent for one distributor, or for a login, is worth nothing for another
    await askCode(signFor({ m: MOBILE }, 'candy'), 'candy', '10.0.0.2')
    expect((await confirm(sign, await lastCode(app, MOBILE), 'main')).resultCode).toBe('908')
    expect((await enter({ u: 'user-1' }, 'main')).data.isNew).toBe(true)
  })

  test('lets nobody guess: five tries, and no code for a sign that is none', async () => {
    await loginBySms(app, MOBILE)
    const sign = signFor({ m: MOBILE })
    await askCode(sign, 'candy', '10.0.0.1')
    const code = await lastCode(app, MOBILE)
    for (let i = 0; i < 5; i++)
      expect((await confirm(sign, wrongFor(code), 'candy', '10.0.0.1')).resultCode).toBe('908')
    expect((await confirm(sign, code, 'candy', '10.0.0.1')).resultCode).toBe('908')
    expect(await askCode(`${sign}x`)).toMatchObject(REFUSED)
    expect(await askCode(sign, 'main')).toMatchObject(REFUSED)
    expect(await askCode(signFor({ u: 'user-1' }))).toMatchObject(REFUSED)
  })

  test('leaves time to type: the sign waits a quarter of an hour, and is used once', async () => {
    await loginBySms(app, MOBILE)
    const sign = signFor({ m: MOBILE })
    app.clock.advance(600_000)
    expect(await login(sign)).toMatchObject(REFUSED)
    await askCode(sign)
    const code = await lastCode(app, MOBILE)
    const results = await Promise.all(Array.from({ length: 32 }, () => confirm(sign, code)))
    expect(results.filter(({ resultCode }) => resultCode === '100')).toHaveLength(1)
    app.clock.advance(301_000)
    expect(await askCode(sign)).toMatchObject(REFUSED)
  })
})

test('a sign is good once', async () => {
  const sign = signFor({ m: MOBILE })
  expect((await login(sign)).resultCode).toBe('100')
  expect(await login(sign)).toMatchObject(REFUSED)
})

test('it is refused after its time, in another channel, and with a letter changed', async () => {
  const sign = signFor({ m: MOBILE })
  expect(await login(sign, 'main')).toMatchObject(REFUSED)
  expect(await login(`${sign.slice(0, 20)}${sign[20] === 'A' ? 'B' : 'A'}${sign.slice(21)}`)).toMatchObject(
    REFUSED
  )
  app.clock.advance(300_001)
  expect(await login(sign)).toMatchObject(REFUSED)
  expect(await countRows(app, 'sessions')).toBe(0)
})

test('the memory of what was used outlasts the sign, and is swept then', async () => {
  const sign = unionSign(secrets.candy, 'candy', { m: MOBILE }, new Date(app.clock.now().getTime() + 299_000))
  expect((await login(sign)).resultCode).toBe('100')
  app.clock.advance(598_000)
  await app.jobs.run('sweep ways in')
  expect(await login(sign)).toMatchObject(REFUSED)
  app.clock.advance(1_200_000)
  await app.jobs.run('sweep ways in')
  expect(await countRows(app, 'entry_once')).toBe(0)
})

describe('a user without a number', () => {
  test('has an account by the distributor’s name, which is not another channel’s', async () => {
    const first = await enter({ u: 'user-1' })
    expect(first.data.isNew).toBe(true)
    expect((await enter({ u: 'user-1' })).data).toMatchObject({ memberId: first.data.memberId, isNew: false })
    expect((await enter({ u: 'user-1' }, 'main')).data.memberId).not.toBe(first.data.memberId)
    expect((await enter({ u: 'user-2' })).data.memberId).not.toBe(first.data.memberId)
  })

  test('gets the number when the distributor tells it', async () => {
    const { data } = await enter({ u: 'user-1' })
    expect((await enter({ u: 'user-1', m: MOBILE })).data.memberId).toBe(data.memberId)
    expect((await enter({ m: MOBILE })).data.memberId).toBe(data.memberId)
  })

  test('is the owner of the number’s account where it has one', async () => {
    const owner = await enter({ m: MOBILE })
    await enter({ u: 'user-1' })
    expect((await enter({ u: 'user-1', m: MOBILE })).data.memberId).toBe(owner.data.memberId)
    expect((await enter({ u: 'user-1' })).data.memberId).toBe(owner.data.memberId)
  })

  test('is a new one after the account was deleted', async () => {
    const { data } = await enter({ u: 'user-1' })
    const gone = await call(
      app,
      memberEndpoints.deleteAccount,
      { confirm: '注销' },
      { token: data.accessToken }
    )
    expect(gone.resultCode).toBe('100')
    app.clock.advance(OVER_MS)
    await app.jobs.run('delete closed accounts')
    expect((await enter({ u: 'user-1' })).data).toMatchObject({ isNew: true })
  })

  test('is told so while the account is closed, and gets it back, having no number', async () => {
    const { data } = await enter({ u: 'user-1' })
    await call(app, memberEndpoints.deleteAccount, { confirm: '注销' }, { token: data.accessToken })
    const again = await enter({ u: 'user-1' })
    expect(again.data).toMatchObject({ accessToken: null, memberId: data.memberId, isNew: false })
    const { undoTicket = '' } = again.data.closed ?? {}
    const back = await call(app, sessionEndpoints.undoDeletion, { undoTicket }, { channel: 'candy' })
    expect(back).toMatchObject({ resultCode: '100', data: { memberId: data.memberId } })
  })
})

describe('at once', () => {
  function times<T>(n: number, make: (i: number) => Promise<T>) {
    return Promise.all(Array.from({ length: n }, (_, i) => make(i)))
  }
  const count = (results: readonly { resultCode: string }[], code: string) =>
    results.filter(({ resultCode }) => resultCode === code).length

  test('one sign, 64 callers: one is let in', async () => {
    const sign = signFor({ m: MOBILE })
    const results = await times(64, () => login(sign))
    expect([count(results, '100'), count(results, '914')]).toEqual([1, 63])
    expect(await countRows(app, 'sessions')).toBe(1)
  })

  test('control: without the memory of nonces all 64 would be', async () => {
    const sign = signFor({ m: MOBILE })
    const now = app.clock.now()
    const results = await times(64, async () => readUnionSign(secrets.candy, 'candy', sign, now) !== null)
    expect(results.filter(Boolean)).toHaveLength(64)
  })

  test('control: looking first and noting afterwards lets several in', async () => {
    let entered = 0
    await times(64, async () => {
      const { rowCount } = await app.database.pool.query(`select 1 from entry_once where value = 'n'`)
      if (rowCount) return
      entered += 1
      await app.database.pool.query(
        `insert into entry_once (scope, value, expires_at) values ('naive', 'n', now()) on conflict do nothing`
      )
    })
    expect(entered).toBeGreaterThan(1)
  })

  test('64 first logins of one user make one account', async () => {
    const results = await times(64, () => enter({ u: 'user-1' }))
    expect(count(results, '100')).toBe(64)
    expect(new Set(results.map(({ data }) => data.memberId)).size).toBe(1)
    expect(results.filter(({ data }) => data.isNew)).toHaveLength(1)
    expect(await countRows(app, 'members')).toBe(1)
  })

  test('many users with one number at once end in one account', async () => {
    await times(8, (i) => enter({ u: `user-${i}` }))
    const results = await times(8, (i) => enter({ u: `user-${i}`, m: MOBILE }))
    expect(count(results, '100')).toBe(8)
    const { rows } = await app.database.pool.query('select id from members where mobile = $1', [MOBILE])
    expect(rows).toHaveLength(1)
    expect(new Set(results.map(({ data }) => data.memberId))).toEqual(new Set([rows[0]?.id]))
  })
})

describe('an account that a distributor made for a number nobody had proven', () => {
  const mini = { headers: { 'x-platform': 'mini' } }
  const stateOf = async (token: string) =>
    (await call(app, memberEndpoints.getMyMemberInfo, {}, { token })).resultCode
  const addCard = (memberId: string) =>
    app.database.pool.query(
      `insert into orders (order_no, member_id, channel_code, kind, state, total_fen, discount_fen, pay_fen, expires_at)
       values ('20261121000000000077', $1, 'candy', 'card', 'fulfilled', 100, 0, 100, now())`,
      [memberId]
    )

  test('is the owner’s alone from their first login by the number on, and says what was found there', async () => {
    const stranger = (await enter({ m: MOBILE, u: 'user-9' })).data
    const bound = await call(
      app,
      entryEndpoints.setOpenIdByMemberId,
      { code: 'sandbox-stranger-1' },
      { ...mini, token: stranger.accessToken }
    )
    expect(bound.resultCode).toBe('100')
    await addCard(stranger.memberId)
    const { data } = await loginBySms(app, MOBILE)
    expect(data.memberId).toBe(stranger.memberId)
    expect(data.found?.belongings).toContainEqual({
      what: '订单',
      unit: expect.any(String) as string,
      count: 1
    })
    expect([await stateOf(data.accessToken), await stateOf(stranger.accessToken)]).toEqual(['100', '305'])
    // none of the ways by which the stranger was in opens it again
    expect(await enter({ m: MOBILE })).toMatchObject(UNCONFIRMED)
    expect((await enter({ u: 'user-9' })).data.memberId).not.toBe(stranger.memberId)
    const quiet = await call(app, sessionEndpoints.xcxLogin, { code: 'sandbox-stranger-2' }, mini)
    expect(quiet.resultCode).toBe('325')
    app.clock.advance(61_000)
    expect((await loginBySms(app, MOBILE)).data.found).toBeUndefined()
    expect(await stateOf(data.accessToken)).toBe('100')
  })

  test('with nothing in it asks nothing', async () => {
    const stranger = (await enter({ m: MOBILE })).data
    const { data } = await loginBySms(app, MOBILE)
    expect([data.found, await stateOf(stranger.accessToken)]).toEqual([undefined, '305'])
  })

  test('whose sign comes in the same moment is in before, and ended, or is asked for a code', async () => {
    await enter({ m: MOBILE })
    await loginBySms(app, '13900139000')
    app.clock.advance(61_000)
    const [owner, ...signs] = await Promise.all([
      loginBySms(app, MOBILE),
      ...Array.from({ length: 10 }, () => enter({ m: MOBILE }))
    ])
    expect(await stateOf(owner.data.accessToken)).toBe('100')
    for (const { data } of signs) if (data as unknown) expect(await stateOf(data.accessToken)).toBe('305')
  })
})
