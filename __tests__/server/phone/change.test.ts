/** A member's number is changed, or set: each number proven by an SMS code, each proof good once and for minutes. */
import { memberEndpoints } from '../../../contract/member/endpoints'
import { phoneEndpoints as calls } from '../../../contract/phone/endpoints'
import { sessionEndpoints } from '../../../contract/session/endpoints'
import type { MemberProfile, PhoneChange } from '../../../contract/types'
import { PROOF_MS } from '../../../server/modules/phone/service'
import { call, type CallOptions } from '../../support/server/call'
import type { TestApp } from '../../support/server/test-app'
import { buildAppWithSandboxes, countRows, lastCode, loginBySms } from '../session/support'

const OLD = '13800138000'
const NEW = '13900139000'
let app: TestApp

beforeAll(async () => {
  app = await buildAppWithSandboxes()
})
afterAll(() => app.close())
beforeEach(() => app.database.clear('members', 'sms_codes', 'sandbox_sms', 'rate_hits', 'idempotency_keys'))

/** A code as the member gets it, by the call that the page makes. */
async function codeTo(mobile: string, scene: 'verify' | 'bind'): Promise<string> {
  app.clock.advance(61_000)
  const sent = await call(app, sessionEndpoints.sendSmsCode, { mobile, scene })
  expect(sent.resultCode).toBe('100')
  return lastCode(app, mobile)
}

const verifyOld = (token: string, code: string, options: CallOptions = {}) =>
  call<{ expiresAt: string }>(app, calls.verifyOldMobile, { code }, { token, ...options })
const modify = (token: string, code: string, mobile = NEW, options: CallOptions = {}) =>
  call<PhoneChange>(app, calls.modifyMobile, { mobile, code }, { token, ...options })
const save = (token: string, code: string, mobile = NEW) =>
  call<PhoneChange>(app, calls.saveMobile, { mobile, code }, { token })
const merge = (token: string, options: CallOptions = {}) =>
  call<PhoneChange>(app, calls.modifyAndMergeMember, { agreed: true }, { token, ...options })
const profileOf = async (token: string) =>
  (await call<MemberProfile>(app, memberEndpoints.getMyMemberInfo, {}, { token })).data

async function member(mobile = OLD) {
  const { data } = await loginBySms(app, mobile)
  return { token: data.accessToken, memberId: data.memberId }
}

/** An account that was closed 15 days ago: what it had goes. */
const goes = (memberId: string) =>
  app.database.pool.query(
    'update members set mobile = null, deleted_at = now(), anonymised_at = now() where id = $1',
    [memberId]
  )

/** Somebody whose old number is proven. */
async function proven(mobile = OLD) {
  const one = await member(mobile)
  expect((await verifyOld(one.token, await codeTo(mobile, 'verify'))).resultCode).toBe('100')
  return one
}

test('the old number is proven, then the new one, and the session goes on with it', async () => {
  const { token, memberId } = await proven()
  const { data } = await modify(token, await codeTo(NEW, 'bind'))
  expect(data).toEqual({ changed: true, maskedMobile: '139****9000', merge: null, merged: false })
  expect(await profileOf(token)).toMatchObject({
    memberBaseInfo: { id: memberId },
    maskedMobile: '139****9000'
  })
  app.clock.advance(61_000)
  expect((await loginBySms(app, NEW)).data).toMatchObject({ memberId, isNew: false })
  // the old number is nobody's, and good for another account
  expect((await loginBySms(app, OLD)).data).toMatchObject({ isNew: true })
  expect(await countRows(app, 'phone_proofs')).toBe(0)
})

test('without the old number nothing is changed, and the code for the new one is still good', async () => {
  const { token } = await member()
  const code = await codeTo(NEW, 'bind')
  expect(await modify(token, code)).toMatchObject({
    resultCode: '930',
    resultMsg: expect.stringContaining('原手机号')
  })
  expect((await profileOf(token)).maskedMobile).toBe('138****8000')
  await verifyOld(token, await codeTo(OLD, 'verify'))
  expect((await modify(token, code)).data.changed).toBe(true)
})

test('a proof is over after its minutes, with a clear word', async () => {
  const { token } = await proven()
  app.clock.advance(PROOF_MS)
  expect((await modify(token, await codeTo(NEW, 'bind'))).resultCode).toBe('930')
})

test('a code is worth nothing in place of another, twice, or to a number that it was not sent to', async () => {
  const { token } = await member()
  const login = await codeTo(OLD, 'bind')
  expect((await verifyOld(token, login)).resultCode).toBe('908')
  const code = await codeTo(OLD, 'verify')
  expect((await verifyOld(token, code)).resultCode).toBe('100')
  expect((await verifyOld(token, code)).resultCode).toBe('908')
  expect((await modify(token, code, OLD.replace('8000', '8001'))).resultCode).toBe('908')
  const bind = await codeTo(NEW, 'bind')
  expect((await modify(token, bind)).data.changed).toBe(true)
  await verifyOld(token, await codeTo(NEW, 'verify'))
  expect((await modify(token, bind, OLD)).resultCode).toBe('908')
})

test('five wrong tries and the code is gone', async () => {
  const { token } = await member()
  const code = await codeTo(OLD, 'verify')
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  for (let turn = 0; turn < 5; turn++) expect((await verifyOld(token, wrong)).resultCode).toBe('908')
  expect((await verifyOld(token, code)).resultCode).toBe('908')
})

test('what one session has proven is worth nothing in another, nor after it has ended', async () => {
  const { token, memberId } = await proven()
  const elsewhere = await app.login(memberId)
  expect((await modify(elsewhere, await codeTo(NEW, 'bind'))).resultCode).toBe('930')
  await call(app, sessionEndpoints.logout, {}, { token })
  expect(await countRows(app, 'phone_proofs')).toBe(0)
})

test('two taps are one change: the same key is answered the same, also after the code is used up', async () => {
  const { token } = await proven()
  const code = await codeTo(NEW, 'bind')
  const answers = await Promise.all(
    [1, 2, 3].map(() => modify(token, code, NEW, { key: 'one-and-the-same' }))
  )
  expect(answers.map(({ data }) => data.changed)).toEqual([true, true, true])
  // the server died before it kept its answer: the call comes again, its code is gone, and the number is theirs
  await app.database.clear('idempotency_keys')
  expect((await modify(token, code, NEW, { key: 'one-and-the-same' })).data.changed).toBe(true)
})

test('a member without a number sets one; who has one does not', async () => {
  const token = await app.login('m_nameless')
  expect((await verifyOld(token, '123456')).resultCode).toBe('907')
  const code = await codeTo(NEW, 'bind')
  expect((await modify(token, code)).resultCode).toBe('907')
  expect((await save(token, code)).data).toMatchObject({ changed: true, maskedMobile: '139****9000' })
  expect((await save(token, await codeTo(OLD, 'bind'), OLD)).resultCode).toBe('907')
})

test('a number of somebody else: nothing changes before the yes, and what is theirs is told', async () => {
  const other = await member(NEW)
  const { token } = await proven()
  const { data } = await modify(token, await codeTo(NEW, 'bind'))
  expect(data).toMatchObject({ changed: false, maskedMobile: '139****9000', merge: { nickname: '会员9000' } })
  expect((await profileOf(token)).maskedMobile).toBe('138****8000')
  expect((await profileOf(other.token)).maskedMobile).toBe('139****9000')
  expect((await merge(token)).data).toMatchObject({ changed: true, merged: true })
  expect((await profileOf(token)).maskedMobile).toBe('139****9000')
  expect((await call(app, memberEndpoints.getMyMemberInfo, {}, { token: other.token })).resultCode).toBe(
    '305'
  )
})

describe('the member’s other sessions end', () => {
  const stateOf = async (token: string) =>
    (await call(app, memberEndpoints.getMyMemberInfo, {}, { token })).resultCode

  test.each<[string, boolean, boolean]>([
    ['when the number changes', true, false],
    ['when there is a first number', false, false],
    ['when another account is joined', true, true],
    ['when another account is joined to one without a number', false, true]
  ])('%s', async (_, hasNumber, joins) => {
    if (joins) await member(NEW)
    const memberId = hasNumber ? (await member()).memberId : 'm_nameless'
    const [stolen, token] = [await app.login(memberId), await app.login(memberId)]
    const stranger = await app.login('m_stranger')
    if (hasNumber) await verifyOld(token, await codeTo(OLD, 'verify'))
    const code = await codeTo(NEW, 'bind')
    const { data } = await (hasNumber ? modify : save)(token, code)
    expect(data.changed).toBe(!joins)
    if (joins) {
      // nothing has changed before the yes
      expect(await stateOf(stolen)).toBe('100')
      expect((await merge(token)).data).toMatchObject({ changed: true, merged: true })
    }
    expect([await stateOf(token), await stateOf(stolen), await stateOf(stranger)]).toEqual([
      '100',
      '305',
      '100'
    ])
  })

  test('but for a refused change', async () => {
    const { token, memberId } = await member()
    const elsewhere = await app.login(memberId)
    expect((await modify(token, await codeTo(NEW, 'bind'))).resultCode).toBe('930')
    expect(await stateOf(elsewhere)).toBe('100')
  })
})

test('the yes comes too late: both numbers are proven again', async () => {
  await member(NEW)
  const { token } = await proven()
  await modify(token, await codeTo(NEW, 'bind'))
  app.clock.advance(PROOF_MS)
  expect((await merge(token)).resultCode).toBe('930')
  expect(await countRows(app, 'member_merges')).toBe(0)
})

test('a yes to nothing, and a yes to an account that is another by now', async () => {
  const { token } = await proven()
  expect((await merge(token)).resultCode).toBe('930')
  const first = await member(NEW)
  await modify(token, await codeTo(NEW, 'bind'))
  // its owner deletes the account, and somebody else gets the number
  await goes(first.memberId)
  app.clock.advance(61_000)
  const second = await member(NEW)
  const asked = await merge(token)
  expect(asked.data).toMatchObject({ changed: false, merge: { nickname: '会员9000' } })
  expect((await merge(token)).data).toMatchObject({ changed: true, merged: true })
  const { rows } = await app.database.pool.query('select loser_id from member_merges')
  expect(rows).toEqual([{ loser_id: second.memberId }])
})

test('a yes to an account that is gone by now: the number is free, and theirs', async () => {
  const other = await member(NEW)
  const { token } = await proven()
  await modify(token, await codeTo(NEW, 'bind'))
  await goes(other.memberId)
  expect((await merge(token)).data).toMatchObject({ changed: true, merged: false })
  expect(await countRows(app, 'member_merges')).toBe(0)
})

test('the number is taken between its code and its change: it is asked about, not refused', async () => {
  const { token } = await proven()
  const code = await codeTo(NEW, 'bind')
  const [change, login] = await Promise.all([modify(token, code), app.login('m_fast', NEW)])
  expect(change.resultCode).toBe('100')
  expect(change.data.changed).toBe(change.data.merge === null)
  expect(login).toBeTruthy()
})

test('the same number from two sides at once: one has it, the other is asked', async () => {
  const one = await proven()
  app.clock.advance(61_000)
  const two = await proven('13700137000')
  const code = await codeTo(NEW, 'bind')
  // one code, two sessions: it is good once
  const answers = await Promise.all([modify(one.token, code), modify(two.token, code)])
  expect(answers.map(({ resultCode }) => resultCode).sort()).toEqual(['100', '908'])
})

test.each(['verifyOldMobile', 'modifyMobile', 'saveMobile', 'modifyAndMergeMember'] as const)(
  '%s is for members alone',
  async (name) => {
    const input = { code: '123456', mobile: NEW, agreed: true }
    expect((await call(app, calls[name], input)).resultCode).toBe('305')
    expect((await call(app, calls[name], input, { token: 'somebody-else' })).resultCode).toBe('305')
  }
)

test('neither codes nor whole numbers are in the log', async () => {
  const { token } = await proven()
  const code = await codeTo(NEW, 'bind')
  await modify(token, code)
  const log = app.logLines.join('')
  expect(log).not.toContain(NEW)
  expect(log).not.toContain(OLD)
  expect(log).not.toContain(`"${code}"`)
})
