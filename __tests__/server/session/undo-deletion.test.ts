import { endOfDayAfter } from '../../../server/lib/ends'
import { memberEndpoints } from '../../../contract/member/endpoints'
import { phoneEndpoints } from '../../../contract/phone/endpoints'
import { sessionEndpoints } from '../../../contract/session/endpoints'
import type { Data } from '../../../contract/types'
import { withTransaction } from '../../../server/db/client'
import { anonymise, lockClosed } from '../../../server/modules/member/deletion-repository'
import { deleteClosed } from '../../../server/modules/member/service'
import { accountCode } from '../../support/server/account-code'
import { call } from '../../support/server/call'
import type { TestApp } from '../../support/server/test-app'
import { buildAppWithSandboxes, countRows, lastCode, loginBySms, sendCode } from './support'
import { untilSomebodyWaits } from '../../support/server/locks'

/** After this the last day on which a deletion can be undone is over. */
const OVER_MS = 16 * 86_400_000

const MOBILE = '13800138000'
const OTHER = '13900139000'
const RACERS = 40
let app: TestApp

beforeAll(async () => {
  app = await buildAppWithSandboxes({ max: 40 })
})
afterAll(() => app.close())
beforeEach(() => app.database.clear('members', 'sms_codes', 'sandbox_sms', 'rate_hits', 'idempotency_keys'))

const undo = (undoTicket: string) =>
  call<Data<'undoDeletion'>>(app, sessionEndpoints.undoDeletion, { undoTicket })
const profile = (token: string) => call(app, memberEndpoints.getMyMemberInfo, {}, { token })
const remove = async (token: string) => {
  const code = await accountCode(app, token, 'deletion')
  return call(app, memberEndpoints.deleteAccount, { confirm: '注销', ...code }, { token })
}

/** A member who has asked to be deleted and logs in again: what they are told. */
async function closedLogin(mobile = MOBILE) {
  const first = await loginBySms(app, mobile)
  await remove(first.data.accessToken)
  app.clock.advance(61_000)
  const { data } = await loginBySms(app, mobile)
  return { memberId: first.data.memberId, data, ticket: data.closed?.undoTicket ?? '' }
}

test('a login within the 15 days opens no session, and says until when', async () => {
  const { memberId, data } = await closedLogin()
  expect(data).toMatchObject({ accessToken: null, memberId, isNew: false })
  const closedAt = new Date(app.clock.now().getTime() - 61_000)
  expect(data.closed?.deletedAt).toBe(endOfDayAfter(closedAt, 15).toISOString())
  expect([await countRows(app, 'sessions'), await countRows(app, 'members')]).toEqual([0, 1])
})

test('whoever takes it back is in, with all they had, and is not deleted later', async () => {
  const { memberId, ticket } = await closedLogin()
  const back = await undo(ticket)
  expect(back).toMatchObject({ resultCode: '100', data: { memberId, isNew: false } })
  expect((await profile(back.data.accessToken)).resultCode).toBe('100')
  app.clock.advance(OVER_MS)
  await app.jobs.run('delete closed accounts')
  const { rows } = await app.database.pool.query('select mobile, deleted_at from members')
  expect(rows).toEqual([{ mobile: MOBILE, deleted_at: null }])
})

test('a ticket is good once, for a quarter of an hour, and is kept as a hash', async () => {
  const { ticket } = await closedLogin()
  const { rows } = await app.database.pool.query('select ticket_hash from entry_tickets')
  expect(JSON.stringify(rows)).not.toContain(ticket)
  expect((await undo(ticket)).resultCode).toBe('100')
  expect((await undo(ticket)).resultCode).toBe('914')
  const late = await closedLogin(OTHER)
  app.clock.advance(16 * 60_000)
  expect((await undo(late.ticket)).resultCode).toBe('914')
})

test('a ticket of another kind opens nothing', async () => {
  const { data } = await loginBySms(app, MOBILE)
  const { ticket } = (
    await call<Data<'createWebTicket'>>(
      app,
      (await import('../../../contract/session/entry-endpoints')).entryEndpoints.createWebTicket,
      {},
      { token: data.accessToken }
    )
  ).data
  expect((await undo(ticket)).resultCode).toBe('914')
  expect((await undo('no-such-ticket-of-ours')).resultCode).toBe('914')
})

test('a WeChat identity that a login brings to a closed account is not bound to it', async () => {
  const { data } = await loginBySms(app, MOBILE)
  await remove(data.accessToken)
  const login = await call<Data<'xcxRegister'>>(app, sessionEndpoints.xcxRegister, {
    code: `phone-${MOBILE}-u1`,
    loginCode: 'sandbox-undo-u1',
    agreementVersion: '1.0'
  })
  expect(login.data).toMatchObject({ accessToken: null, closed: { deletedAt: expect.any(String) as string } })
  expect(await countRows(app, 'wechat_identities')).toBe(0)
})

test('nobody takes the number of a closed account into their own, nor joins it', async () => {
  const owner = await loginBySms(app, MOBILE)
  await remove(owner.data.accessToken)
  const other = await loginBySms(app, OTHER)
  const token = other.data.accessToken
  app.clock.advance(61_000)
  await call(app, sessionEndpoints.sendSmsCode, { mobile: OTHER, scene: 'verify' })
  await call(app, phoneEndpoints.verifyOldMobile, { code: await lastCode(app, OTHER) }, { token })
  app.clock.advance(61_000)
  await call(app, sessionEndpoints.sendSmsCode, { mobile: MOBILE, scene: 'bind' })
  const answer = await call(
    app,
    phoneEndpoints.modifyMobile,
    { mobile: MOBILE, code: await lastCode(app, MOBILE) },
    { token }
  )
  expect(answer).toMatchObject({
    resultCode: '920',
    resultMsg: expect.stringContaining('正在注销') as string
  })
  expect(await countRows(app, 'member_merges')).toBe(0)
})

test('an account that asks to be deleted between the question and the yes is not joined', async () => {
  const owner = await loginBySms(app, MOBILE)
  const other = await loginBySms(app, OTHER)
  const token = other.data.accessToken
  app.clock.advance(61_000)
  await call(app, sessionEndpoints.sendSmsCode, { mobile: OTHER, scene: 'verify' })
  await call(app, phoneEndpoints.verifyOldMobile, { code: await lastCode(app, OTHER) }, { token })
  app.clock.advance(61_000)
  await call(app, sessionEndpoints.sendSmsCode, { mobile: MOBILE, scene: 'bind' })
  const code = await lastCode(app, MOBILE)
  const asked = await call<Data<'modifyMobile'>>(
    app,
    phoneEndpoints.modifyMobile,
    { mobile: MOBILE, code },
    { token }
  )
  expect(asked.data.merge).not.toBeNull()
  await remove(owner.data.accessToken)
  const yes = await call(app, phoneEndpoints.modifyAndMergeMember, { agreed: true }, { token })
  expect(yes.resultCode).toBe('920')
  expect(await countRows(app, 'member_merges')).toBe(0)
})

test('two who ask at once close it once', async () => {
  const { data } = await loginBySms(app, MOBILE)
  const elsewhere = await app.login(data.memberId)
  const answers = await Promise.all([remove(data.accessToken), remove(elsewhere)])
  const [done, refused = ''] = answers.map(({ resultCode }) => resultCode).sort()
  expect(done).toBe('100')
  // by then the code is used up, or the session is gone
  expect(['305', '908']).toContain(refused)
})

test('of many who take it back by one ticket, one is in', async () => {
  const { ticket } = await closedLogin()
  const answers = await Promise.all(Array.from({ length: RACERS }, () => undo(ticket)))
  expect(answers.filter(({ resultCode }) => resultCode === '100')).toHaveLength(1)
  expect(await countRows(app, 'sessions')).toBe(1)
})

describe('against the job that deletes', () => {
  test('an undo that meets it half-way comes too late', async () => {
    const { memberId, ticket } = await closedLogin()
    const now = new Date(app.clock.now().getTime() + OVER_MS)
    const { answer } = await withTransaction(app.database.db, async (tx) => {
      expect(await lockClosed(memberId, now, tx)).not.toBeNull()
      const started = undo(ticket)
      await untilSomebodyWaits(app.database.pool)
      await anonymise(memberId, MOBILE, now, tx)
      return { answer: started }
    })
    expect((await answer).resultCode).toBe('914')
    expect(await countRows(app, 'sessions')).toBe(0)
  })

  test('a login that meets it half-way makes a new account', async () => {
    const { memberId } = await closedLogin()
    app.clock.advance(61_000)
    await sendCode(app, MOBILE)
    const code = await lastCode(app, MOBILE)
    const now = new Date(app.clock.now().getTime() + OVER_MS)
    const { login } = await withTransaction(app.database.db, async (tx) => {
      await lockClosed(memberId, now, tx)
      const started = call<Data<'loginWithSmsCode'>>(app, sessionEndpoints.loginWithSmsCode, {
        mobile: MOBILE,
        code,
        agreementVersion: '1.0'
      })
      await untilSomebodyWaits(app.database.pool)
      await tx.execute(
        `update members set mobile = null, anonymised_at = deleted_at where id = '${memberId}'`
      )
      return { login: started }
    })
    const { data } = await login
    expect(data).toMatchObject({ isNew: true, closed: null })
    expect(data.memberId).not.toBe(memberId)
  })

  test('of many accounts each is either back with its owner or gone, never half', async () => {
    const tickets: string[] = []
    for (let n = 0; n < RACERS; n++) {
      const mobile = `1370000${String(1000 + n)}`
      await app.login(`racer-${n}`, mobile)
      tickets.push(`undo-ticket-of-racer-${n}`)
      await app.database.pool.query('update members set deleted_at = $2 where id = $1', [
        `racer-${n}`,
        new Date(app.clock.now().getTime() - OVER_MS)
      ])
    }
    await app.database.pool.query('delete from sessions')
    const { hashToken } = await import('../../../server/core/session-token')
    for (const [n, ticket] of tickets.entries())
      await app.database.pool.query(
        `insert into entry_tickets (ticket_hash, kind, channel_code, member_id, expires_at) values ($1, 'undo', 'main', $2, $3)`,
        [hashToken(ticket), `racer-${n}`, new Date(app.clock.now().getTime() + 60_000)]
      )
    const job = () => deleteClosed(app.database.db, app.clock.now())
    const [answers] = await Promise.all([Promise.all(tickets.map(undo)), job(), job(), job()])
    const { rows } = await app.database.pool.query<{ id: string; back: boolean; sessions: number }>(
      `select m.id, m.mobile is not null and m.deleted_at is null and m.anonymised_at is null as back,
         (select count(*)::int from sessions s where s.member_id = m.id) as sessions
       from members m where m.id like 'racer-%'`
    )
    expect(rows).toHaveLength(RACERS)
    for (const { id, back, sessions } of rows) {
      const answer = answers[Number(id.slice('racer-'.length))]
      expect([answer?.resultCode === '100', sessions === 1]).toEqual([back, back])
    }
  })
})
