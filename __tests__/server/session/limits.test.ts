import { RemoteError } from '../../../server/gateways/remote-json'
import type { TestApp } from '../../support/server/test-app'
import { buildAppWithSandboxes, countRows, lastCode, loginBySms, sendCode, tryCode } from './support'

const MOBILE = '13800138000'
const PUZZLE_NEEDED = { status: 200, resultCode: '916', resultMsg: '请先完成安全验证', data: null }
let app: TestApp

beforeAll(async () => {
  app = await buildAppWithSandboxes()
})
afterAll(() => app.close())
beforeEach(() => app.database.clear('members', 'sms_codes', 'sandbox_sms', 'rate_hits'))

test('one code a minute to a number, and the refusal says how long to wait', async () => {
  expect((await sendCode(app, MOBILE)).data).toEqual({ retryAfterSeconds: 60, expiresInSeconds: 300 })
  app.clock.advance(15_000)
  const refused = await sendCode(app, MOBILE)
  expect(refused).toMatchObject({ status: 429, resultCode: '429', resultMsg: '发送太频繁，请 45 秒后再试' })
  expect(refused.headers['retry-after']).toBe('45')
  app.clock.advance(45_000)
  expect((await sendCode(app, MOBILE)).resultCode).toBe('100')
})

test('five codes a day go to a number without a puzzle, whoever asks; a day later again', async () => {
  for (let i = 0; i < 5; i++) {
    expect((await sendCode(app, MOBILE, { ip: `10.0.0.${i}` })).resultCode).toBe('100')
  }
  expect(await sendCode(app, MOBILE, { ip: '10.0.1.1' })).toMatchObject(PUZZLE_NEEDED)
  expect(await countRows(app, 'sandbox_sms')).toBe(5)
  app.clock.advance(86_400_000)
  expect((await sendCode(app, MOBILE, { ip: '10.0.1.1' })).resultCode).toBe('100')
})

describe('a stranger on another address', () => {
  const stranger = { ip: '10.66.0.1' }
  const member = { ip: '10.1.0.1' }
  const guess = (n: number) => tryCode(app, MOBILE, String(n).padStart(6, '0'), {}, stranger)

  test('who tries wrong codes, all at once, uses up the tries of others and not the member’s', async () => {
    await sendCode(app, MOBILE, member)
    const code = await lastCode(app, MOBILE)
    await Promise.all(Array.from({ length: 60 }, (_, n) => guess((Number(code) + 1 + n) % 1_000_000)))
    // the right one does not help him any more
    expect((await tryCode(app, MOBILE, code, {}, stranger)).resultCode).toBe('908')
    const { rows } = await app.database.pool.query('select tries, other_tries from sms_codes')
    expect(rows).toEqual([{ tries: 0, other_tries: 10 }])
    expect((await tryCode(app, MOBILE, code, {}, member)).resultCode).toBe('100')
  })

  test('who has a code sent meanwhile does not make the member’s worthless', async () => {
    await sendCode(app, MOBILE, member)
    const code = await lastCode(app, MOBILE)
    await sendCode(app, MOBILE, stranger)
    for (let n = 0; n < 6; n++) await guess((Number(code) + 1 + n) % 1_000_000)
    expect((await tryCode(app, MOBILE, code, {}, member)).resultCode).toBe('100')
  })
})

test('a phone that changes its network between asking and typing is let in', async () => {
  await sendCode(app, MOBILE, { ip: '10.1.0.1' })
  const code = await lastCode(app, MOBILE)
  expect((await tryCode(app, MOBILE, code, {}, { ip: '10.2.0.2' })).resultCode).toBe('100')
})

test('twenty codes an hour from an address without a puzzle, whatever the numbers', async () => {
  for (let i = 0; i < 20; i++) {
    expect((await sendCode(app, `138001380${10 + i}`, { ip: '10.9.9.9' })).resultCode).toBe('100')
  }
  expect(await sendCode(app, '13800138099', { ip: '10.9.9.9' })).toMatchObject(PUZZLE_NEEDED)
  expect((await sendCode(app, '13800138098', { ip: '10.9.9.8' })).resultCode).toBe('100')
})

describe('who has an IPv6 network', () => {
  test('is one caller with all its addresses: another address gets no other minute, tries or hour', async () => {
    expect((await sendCode(app, MOBILE, { ip: '2001:db8:1:2::1' })).resultCode).toBe('100')
    expect((await sendCode(app, MOBILE, { ip: '2001:db8:1:2:ffff::9' })).status).toBe(429)
    const code = await lastCode(app, MOBILE)
    const guess = (n: number) =>
      tryCode(
        app,
        MOBILE,
        String((Number(code) + n) % 1_000_000).padStart(6, '0'),
        {},
        { ip: `2001:db8:1:2::${n}` }
      )
    for (let n = 1; n <= 5; n++) await guess(n)
    const { rows } = await app.database.pool.query('select tries, other_tries from sms_codes')
    expect(rows).toEqual([{ tries: 5, other_tries: 0 }])
    expect((await tryCode(app, MOBILE, code, {}, { ip: '2001:db8:1:2::77' })).resultCode).toBe('908')
  })

  test('of 56 bits has four times what one of 64 bits has, not 256 times', async () => {
    const sent: string[] = []
    for (let n = 0; n < 90; n++) {
      const ip = `2001:db8:5:aa${n.toString(16).padStart(2, '0')}::1`
      sent.push((await sendCode(app, `13${String(700_000_000 + n)}`, { ip })).resultCode)
    }
    expect(sent.filter((code) => code === '100')).toHaveLength(80)
    expect((await sendCode(app, '13799999999', { ip: '2001:db8:5:ab00::1' })).resultCode).toBe('100')
  })

  test('written as IPv6, an IPv4 address is the same caller', async () => {
    expect((await sendCode(app, MOBILE, { ip: '10.7.7.7' })).resultCode).toBe('100')
    expect((await sendCode(app, MOBILE, { ip: '::ffff:10.7.7.7' })).status).toBe(429)
  })
})

test('the answer does not tell whether a number has an account', async () => {
  await loginBySms(app, MOBILE)
  app.clock.advance(61_000)
  const known = await sendCode(app, MOBILE)
  const unknown = await sendCode(app, '13900139000')
  expect([known.status, known.resultCode, known.resultMsg, known.data]).toEqual([
    unknown.status,
    unknown.resultCode,
    unknown.resultMsg,
    unknown.data
  ])
})

test('a message that could not be sent is told as such', async () => {
  const broken = await buildAppWithSandboxes({
    gateways: {
      sms: {
        sendCode: async () => Promise.reject(new RemoteError('SMS', 'down')),
        sendNote: async () => undefined,
        sendReminder: async () => undefined
      }
    }
  })
  try {
    expect(await sendCode(broken, MOBILE)).toMatchObject({
      status: 503,
      resultMsg: '短信发送失败，请稍后再试'
    })
    expect(await countRows(broken, 'sandbox_sms')).toBe(0)
  } finally {
    await broken.close()
  }
})

test.each(['+86 138 0013 8000', '0086138-0013-8000', '１３８００１３８０００', '\u202A13800138000\u202C'])(
  'written as %j it is the same number, and waits its minute',
  async (written) => {
    expect((await sendCode(app, written)).resultCode).toBe('100')
    expect(await lastCode(app, MOBILE)).toMatch(/^\d{6}$/)
    expect((await sendCode(app, MOBILE)).resultCode).toBe('429')
  }
)

test.each(['', '1380013800', '23800138000', '138001380000', '+8513800138000'])(
  'no code goes to %p',
  async (mobile) => {
    expect(await sendCode(app, mobile)).toMatchObject({ status: 400, resultMsg: '请输入正确的手机号' })
  }
)
