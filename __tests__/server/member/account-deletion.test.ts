import { memberEndpoints } from '../../../contract/member/endpoints'
import { sessionEndpoints } from '../../../contract/session/endpoints'
import type { Data } from '../../../contract/types'
import { withTransaction } from '../../../server/db/client'
import { anonymise, lockMember } from '../../../server/modules/member/deletion-repository'
import { call } from '../../support/server/call'
import type { TestApp } from '../../support/server/test-app'
import { buildAppWithSandboxes, loginBySms } from '../session/support'

const MOBILE = '13800138000'
let app: TestApp

beforeAll(async () => {
  app = await buildAppWithSandboxes()
})
afterAll(() => app.close())
beforeEach(() => app.database.clear('members', 'sms_codes', 'sandbox_sms', 'rate_hits', 'idempotency_keys'))

const remove = (token: string, confirm = '注销') =>
  call(app, memberEndpoints.deleteAccount, { confirm }, { token })

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

test('takes what is personal and ends every session', async () => {
  const { data } = await loginBySms(app, MOBILE)
  const elsewhere = await app.login(data.memberId)
  await call(
    app,
    memberEndpoints.updatePersonalInfo,
    { nickname: '小明', birthday: '1990-05-01' },
    { token: elsewhere }
  )
  expect((await remove(data.accessToken)).resultCode).toBe('100')
  for (const token of [data.accessToken, elsewhere]) {
    expect((await call(app, memberEndpoints.getMyMemberInfo, {}, { token })).resultCode).toBe('305')
  }
  const { rows } = await app.database.pool.query('select mobile, nickname, avatar, birthday from members')
  expect(rows).toEqual([{ mobile: null, nickname: '已注销会员', avatar: null, birthday: null }])
})

test('frees the number for a new account, which sees nothing of the old one', async () => {
  const old = await loginBySms(app, MOBILE)
  await addOrder(old.data.memberId, 'fulfilled')
  await remove(old.data.accessToken)
  app.clock.advance(61_000)
  const fresh = await loginBySms(app, MOBILE)
  expect(fresh.data).toMatchObject({ isNew: true })
  expect(fresh.data.memberId).not.toBe(old.data.memberId)
  const { data } = await call<Data<'getMySummary'>>(
    app,
    memberEndpoints.getMySummary,
    {},
    { token: fresh.data.accessToken }
  )
  expect(Object.values(data)).toEqual([0, 0, 0, 0, 0, 0])
})

test('unbinds WeChat', async () => {
  const { data } = await call<Data<'xcxRegister'>>(app, sessionEndpoints.xcxRegister, {
    code: `phone-${MOBILE}-d1`,
    loginCode: 'sandbox-deletion-d1',
    agreementVersion: '1.0'
  })
  await remove(data.accessToken)
  expect((await call(app, sessionEndpoints.xcxLogin, { code: 'sandbox-deletion-d2' })).resultCode).toBe('325')
})

test('needs the word to be typed', async () => {
  const { data } = await loginBySms(app, MOBILE)
  expect((await remove(data.accessToken, 'yes')).resultCode).toBe('400')
})

test('a WeChat login that meets a deletion half-way opens no session', async () => {
  const { data } = await call<Data<'xcxRegister'>>(app, sessionEndpoints.xcxRegister, {
    code: `phone-${MOBILE}-m1`,
    loginCode: 'sandbox-meeting-m1',
    agreementVersion: '1.0'
  })
  const { login } = await withTransaction(app.database.db, async (tx) => {
    await lockMember(data.memberId, tx)
    const started = call(app, sessionEndpoints.xcxLogin, { code: 'sandbox-meeting-m2' })
    await untilSomebodyWaits()
    await anonymise(data.memberId, MOBILE, app.clock.now(), tx)
    return { login: started }
  })
  expect((await login).resultCode).toBe('325')
  const { rows } = await app.database.pool.query('select count(*)::int as n from sessions')
  expect(rows).toEqual([{ n: 0 }])
})

/** Until a transaction of this database waits for another. */
async function untilSomebodyWaits(): Promise<void> {
  for (;;) {
    const { rowCount } = await app.database.pool.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    )
    if (rowCount) return
    await new Promise((resume) => setTimeout(resume, 5))
  }
}
