import { entryEndpoints } from '../../../contract/session/entry-endpoints'
import type { Data } from '../../../contract/types'
import { hashToken } from '../../../server/core/session-token'
import { payerOf, type PayerDependencies } from '../../../server/modules/payment/payer'
import { issueIdentityTicket } from '../../../server/modules/session/tickets'
import { openIdOf } from '../../../server/sandbox/wechat/codes'
import {
  createSandboxWechat,
  SANDBOX_APP_ID,
  SANDBOX_OFFICIAL_APP_ID
} from '../../../server/sandbox/wechat/sandbox-wechat'
import { call } from '../../support/server/call'
import type { TestApp } from '../../support/server/test-app'
import { buildAppWithSandboxes, countRows } from '../session/support'

let app: TestApp
let dependencies: PayerDependencies

beforeAll(async () => {
  app = await buildAppWithSandboxes()
  const { db } = app.database
  dependencies = {
    db,
    wechat: createSandboxWechat(db, () => app.clock.now().getTime()),
    pay: { appIdOf: (way: string) => (way === 'mini' ? SANDBOX_APP_ID : SANDBOX_OFFICIAL_APP_ID) },
    settings: { gateways: { pay: 'real' } }
  } as unknown as PayerDependencies
})
afterAll(() => app.close())
beforeEach(() => app.database.clear('members', 'entry_tickets'))

const ticketOf = (openId: string) =>
  issueIdentityTicket(
    app.database.db,
    'login',
    { appId: SANDBOX_OFFICIAL_APP_ID, openId, unionId: null },
    { channel: 'main', now: app.clock.now() }
  )
const update = async (token: string, openId: string) =>
  call<Data<'updateOpenId'>>(app, entryEndpoints.updateOpenId, { ticket: await ticketOf(openId) }, { token })
const payer = (memberId: string, token: string, way: 'mini' | 'jsapi' = 'jsapi', loginCode?: string) =>
  payerOf(dependencies, { memberId, tokenHash: hashToken(token), loginCode }, way)

test('nobody known: refused, with what to do', async () => {
  const token = await app.login('m1')
  await expect(payer('m1', token)).rejects.toMatchObject({
    code: '912',
    message: '请在微信中重新登录后再支付'
  })
})

test('the identity of another member pays in the session that it proved itself in, and stays theirs', async () => {
  const [one, two] = [await app.login('m1'), await app.login('m2')]
  expect((await update(one, 'o_shared')).data).toEqual({ openId: 'o_shared', bound: true })
  expect((await update(two, 'o_shared')).data).toEqual({ openId: 'o_shared', bound: false })
  expect([await payer('m1', one), await payer('m2', two)]).toEqual(['o_shared', 'o_shared'])
  const { rows } = await app.database.pool.query('select member_id from wechat_identities')
  expect(rows).toEqual([{ member_id: 'm1' }])
  // another session of the same member has to ask for itself
  await expect(payer('m2', await app.login('m2'))).rejects.toMatchObject({ code: '912' })
})

test('two phones of one member: on each, the WeChat that is there', async () => {
  const [phone, tablet] = [await app.login('m1'), await app.login('m1')]
  await update(phone, 'o_phone')
  await update(tablet, 'o_tablet')
  expect([await payer('m1', phone), await payer('m1', tablet)]).toEqual(['o_phone', 'o_tablet'])
  // who changes the account of that phone pays with the new one
  await update(phone, 'o_new')
  expect(await payer('m1', phone)).toBe('o_new')
})

test('a login by WeChat says who pays in its session', async () => {
  const first = await app.login('m1')
  await update(first, 'o_one')
  const ticket = await ticketOf('o_one')
  const login = await call<Data<'wechatGetToken'>>(app, entryEndpoints.wechatGetToken, { ticket })
  await update(first, 'o_two')
  expect(await payer('m1', login.data.accessToken ?? '')).toBe('o_one')
})

test('in the mini-program the code of this phone says it; one that WeChat refuses leaves what is known', async () => {
  const token = await app.login('m1')
  const known = { appId: SANDBOX_APP_ID, openId: 'o_known', memberId: 'm1' }
  await app.database.pool.query(
    'insert into wechat_identities(app_id, open_id, member_id) values ($1, $2, $3)',
    Object.values(known)
  )
  expect(await payer('m1', token, 'mini', 'sandbox-other-1')).toBe(openIdOf('other'))
  expect(await payer('m1', token, 'mini', 'nonsense')).toBe('o_known')
  expect(await payer('m1', token, 'mini')).toBe('o_known')
})

test('what a session knew goes with it', async () => {
  const token = await app.login('m1')
  await update(token, 'o_one')
  await app.database.pool.query('delete from sessions')
  expect(await countRows(app, 'session_payers')).toBe(0)
})
