import { endOfDayAfter } from '../../../server/lib/ends'
import { memberEndpoints } from '../../../contract/member/endpoints'
import { sessionEndpoints } from '../../../contract/session/endpoints'
import type { Data } from '../../../contract/types'
import { withTransaction } from '../../../server/db/client'
import { close, lockMember } from '../../../server/modules/member/deletion-repository'
import { deleteClosed } from '../../../server/modules/member/service'
import { accountCode } from '../../support/server/account-code'
import { call } from '../../support/server/call'
import type { TestApp } from '../../support/server/test-app'
import { buildAppWithSandboxes, countRows, loginBySms, type OpenLogin } from '../session/support'
import { untilSomebodyWaits } from '../../support/server/locks'

/** After this the last day on which a deletion can be undone is over. */
const OVER_MS = 16 * 86_400_000

const MOBILE = '13800138000'
let app: TestApp

beforeAll(async () => {
  app = await buildAppWithSandboxes()
})
afterAll(() => app.close())
beforeEach(() => app.database.clear('members', 'sms_codes', 'sandbox_sms', 'rate_hits', 'idempotency_keys'))

const remove = async (token: string, confirm = '注销') =>
  call<Data<'deleteAccount'>>(
    app,
    memberEndpoints.deleteAccount,
    { confirm, ...(await accountCode(app, token, 'deletion')) },
    { token }
  )

async function addOrder(memberId: string, state: string, orderNo = '20261121000000000001') {
  await app.database.pool.query(
    `insert into orders (order_no, member_id, channel_code, kind, state, total_fen, discount_fen, pay_fen, expires_at)
     values ($1, $2, 'main', 'card', $3, 100, 0, 100, $4)`,
    [orderNo, memberId, state, new Date(app.clock.now().getTime() + 900_000)]
  )
}

test.each(['unpaid', 'paid', 'refunding'])('is refused while an order is %s', async (state) => {
  const { data } = await loginBySms(app, MOBILE)
  await addOrder(data.memberId, state)
  expect((await remove(data.accessToken)).resultCode).toBe('907')
  expect((await call(app, memberEndpoints.getMyMemberInfo, {}, { token: data.accessToken })).resultCode).toBe(
    '100'
  )
})

test.each(['fulfilled', 'cancelled', 'closed', 'refunded'])(
  'goes through with an order that is %s',
  async (state) => {
    const { data } = await loginBySms(app, MOBILE)
    await addOrder(data.memberId, state)
    expect((await remove(data.accessToken)).resultCode).toBe('100')
    const { rows } = await app.database.pool.query('select count(*)::int as n from orders')
    expect(rows).toEqual([{ n: 1 }])
  }
)

/** Asks for the deletion, and lets the 15 days go by. */
async function removeForGood(token: string) {
  await remove(token)
  app.clock.advance(OVER_MS)
  await app.jobs.run('delete closed accounts')
}

const profile = (token: string) => call(app, memberEndpoints.getMyMemberInfo, {}, { token })
const members = async () =>
  (await app.database.pool.query('select mobile, nickname, avatar, birthday from members')).rows

test('closes the account at once: every session ends, on every device; what it has stays', async () => {
  const { data } = await loginBySms(app, MOBILE)
  const elsewhere = await app.login(data.memberId)
  const answer = await remove(data.accessToken)
  expect(answer.data.deletedAt).toBe(endOfDayAfter(app.clock.now(), 15).toISOString())
  for (const token of [data.accessToken, elsewhere]) expect((await profile(token)).resultCode).toBe('305')
  app.clock.advance(Date.parse(answer.data.deletedAt) - app.clock.now().getTime() - 1)
  await app.jobs.run('delete closed accounts')
  expect(await members()).toMatchObject([{ mobile: MOBILE }])
})

test('after 15 days takes what is personal', async () => {
  const { data } = await loginBySms(app, MOBILE)
  await call(
    app,
    memberEndpoints.updatePersonalInfo,
    { nickname: '小明', birthday: '1990-05-01' },
    { token: data.accessToken }
  )
  await removeForGood(data.accessToken)
  expect(await members()).toEqual([{ mobile: null, nickname: '已注销会员', avatar: null, birthday: null }])
})

test('frees the number for a new account then, which sees nothing of the old one', async () => {
  const old = await loginBySms(app, MOBILE)
  await addOrder(old.data.memberId, 'fulfilled')
  await removeForGood(old.data.accessToken)
  const fresh = await loginBySms(app, MOBILE)
  expect(fresh.data).toMatchObject({ isNew: true, closed: null })
  expect(fresh.data.memberId).not.toBe(old.data.memberId)
  const { data } = await call<Data<'getMySummary'>>(
    app,
    memberEndpoints.getMySummary,
    {},
    { token: fresh.data.accessToken }
  )
  expect(Object.values(data).every((count) => count === 0)).toBe(true)
})

test('an account with money on its way waits for that, and is deleted after', async () => {
  const { data } = await loginBySms(app, MOBILE)
  await remove(data.accessToken)
  // a late payment of an order that had ended goes back
  await addOrder(data.memberId, 'refunding')
  app.clock.advance(OVER_MS)
  await app.jobs.run('delete closed accounts')
  expect(await members()).toMatchObject([{ mobile: MOBILE }])
  await app.database.pool.query(`update orders set state = 'refunded'`)
  await app.jobs.run('delete closed accounts')
  expect(await members()).toMatchObject([{ mobile: null }])
})

test('of more accounts than are read at a time, none is left', async () => {
  await app.database.pool.query(
    `insert into members (id, nickname, channel_code, deleted_at)
     select 'gone-' || n, 'x', 'main', $1 from generate_series(1, 5) n`,
    [app.clock.now()]
  )
  app.clock.advance(OVER_MS)
  await deleteClosed(app.database.db, app.clock.now(), 2)
  const { rows } = await app.database.pool.query(
    'select count(*)::int as n from members where anonymised_at is null'
  )
  expect(rows).toEqual([{ n: 0 }])
})

test('unbinds WeChat: nobody is logged in quietly by it from the moment of asking', async () => {
  const { data } = await call<OpenLogin>(app, sessionEndpoints.xcxRegister, {
    code: `phone-${MOBILE}-d1`,
    loginCode: 'sandbox-deletion-d1',
    agreementVersion: '1.0'
  })
  await remove(data.accessToken)
  expect((await call(app, sessionEndpoints.xcxLogin, { code: 'sandbox-deletion-d2' })).resultCode).toBe('325')
  app.clock.advance(OVER_MS)
  await app.jobs.run('delete closed accounts')
  expect(await countRows(app, 'wechat_identities')).toBe(0)
})

test('needs the word to be typed', async () => {
  const { data } = await loginBySms(app, MOBILE)
  expect((await remove(data.accessToken, 'yes')).resultCode).toBe('400')
})

test('a WeChat login that meets a deletion half-way opens no session', async () => {
  const { data } = await call<OpenLogin>(app, sessionEndpoints.xcxRegister, {
    code: `phone-${MOBILE}-m1`,
    loginCode: 'sandbox-meeting-m1',
    agreementVersion: '1.0'
  })
  const { login } = await withTransaction(app.database.db, async (tx) => {
    await lockMember(data.memberId, tx)
    const started = call(app, sessionEndpoints.xcxLogin, { code: 'sandbox-meeting-m2' })
    await untilSomebodyWaits(app.database.pool)
    await close(data.memberId, app.clock.now(), tx)
    return { login: started }
  })
  expect((await login).resultCode).toBe('325')
  const { rows } = await app.database.pool.query('select count(*)::int as n from sessions')
  expect(rows).toEqual([{ n: 0 }])
})
