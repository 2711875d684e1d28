import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHash, createHmac } from 'node:crypto'
import { puzzleEndpoints } from '../../../contract/session/puzzle-endpoints'
import type { Data } from '../../../contract/types'
import { contentPolicy } from '../../../server/http/content-policy'
import {
  createTencentCaptcha,
  readTencentCaptchaSettings
} from '../../../server/gateways/captcha/tencent-captcha'
import { call, type CallOptions } from '../../support/server/call'
import { testSettings, type TestApp } from '../../support/server/test-app'
import { answerOf, buildAppWithSandboxes, sendCode, sendProved, solvePuzzle } from './support'

const MOBILE = '13800138000'
const SECRETS = { id: 'AKIDcaptcha', key: 'captcha-secret', app: '190000001', appKey: 'app-secret-key' }

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()

/** The signature as Tencent Cloud computes it from what it has received, by its own documentation. */
function signatureOf(body: string, host: string, timestamp: number): string {
  const day = new Date(timestamp * 1000).toISOString().slice(0, 10)
  const canonical = `POST\n/\n\ncontent-type:application/json; charset=utf-8\nhost:${host}\n\ncontent-type;host\n${sha256(body)}`
  const text = `TC3-HMAC-SHA256\n${timestamp}\n${day}/captcha/tc3_request\n${sha256(canonical)}`
  const key = hmac(hmac(hmac(`TC3${SECRETS.key}`, day), 'captcha'), 'tc3_request')
  return hmac(key, text).toString('hex')
}

/** The vendor: issues tickets, judges each once, and checks signature and keys as its protocol says. */
async function startVendor() {
  const issued = new Map<string, string>()
  const state = { down: false, asked: [] as Record<string, unknown>[] }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      if (state.down) return void request.socket.destroy()
      const answer = (content: object) =>
        response.end(JSON.stringify({ Response: { RequestId: 'r', ...content } }))
      const refuse = (code: string) => answer({ Error: { Code: code, Message: code } })
      const { headers } = request
      const signature = signatureOf(body, String(headers.host), Number(headers['x-tc-timestamp']))
      if (!String(headers.authorization).endsWith(`Signature=${signature}`))
        return refuse('AuthFailure.SignatureFailure')
      if (headers['x-tc-action'] !== 'DescribeCaptchaResult' || headers['x-tc-version'] !== '2019-07-22')
        return refuse('InvalidAction')
      const asked = JSON.parse(body) as Record<string, unknown>
      state.asked.push(asked)
      if (asked.CaptchaType !== 9 || asked.CaptchaAppId !== Number(SECRETS.app))
        return refuse('InvalidParameterValue')
      if (asked.AppSecretKey !== SECRETS.appKey)
        return answer({ CaptchaCode: 15, CaptchaMsg: 'decrypt fail' })
      const ticket = String(asked.Ticket)
      const random = issued.get(ticket)
      if (random === undefined) return answer({ CaptchaCode: 8, CaptchaMsg: 'ticket expired' })
      if (random !== asked.Randstr) return answer({ CaptchaCode: 7, CaptchaMsg: 'captcha no match' })
      issued.delete(ticket)
      answer({ CaptchaCode: 1, CaptchaMsg: 'OK', EvilLevel: 0 })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  let count = 0
  return {
    state,
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** What the vendor's script gives a page whose user has passed. */
    pass: () => {
      const given = { ticket: `tr03${(count += 1)}**`, random: `@R${count}` }
      issued.set(given.ticket, given.random)
      return given
    },
    close: () => new Promise((resolve) => server.close(resolve))
  }
}

let vendor: Awaited<ReturnType<typeof startVendor>>
let app: TestApp

beforeAll(async () => {
  vendor = await startVendor()
  const captcha = createTencentCaptcha(
    readTencentCaptchaSettings({
      CAPTCHA_SECRET_ID: SECRETS.id,
      CAPTCHA_SECRET_KEY: SECRETS.key,
      CAPTCHA_APP_ID: SECRETS.app,
      CAPTCHA_APP_SECRET_KEY: SECRETS.appKey,
      CAPTCHA_BASE_URL: vendor.baseUrl
    })
  )
  app = await buildAppWithSandboxes({ gateways: { captcha } })
})
afterAll(async () => {
  await app.close()
  await vendor.close()
})
beforeEach(async () => {
  vendor.state.down = false
  vendor.state.asked.length = 0
  await app.database.clear('members', 'sms_codes', 'sandbox_sms', 'rate_hits', 'puzzles', 'puzzle_proofs')
})

const draw = (input: Record<string, unknown> = {}, options: CallOptions = {}) =>
  call<Data<'drawPuzzle'>>(app, puzzleEndpoints.drawPuzzle, input, options)
const check = (given: { ticket: string; random: string }, options: CallOptions = {}) =>
  call<Data<'checkCaptcha'>>(app, puzzleEndpoints.checkCaptcha, given, options)
const useUpOpen = async () => {
  for (let n = 0; n < 5; n++) await sendCode(app, MOBILE, { ip: `10.0.0.${n}` })
  expect((await sendCode(app, MOBILE, { ip: '10.0.1.1' })).resultCode).toBe('916')
}
const ownProof = async (way: 'slide' | 'question') => {
  const { puzzleId } = (await draw({ way, ownOnly: true })).data
  const answer = await answerOf(app, puzzleId ?? '')
  app.clock.advance(1000)
  return (await solvePuzzle(app, puzzleId ?? '', answer)).data.proof
}

test('a page is given the vendor’s captcha; what it passes gives one send', async () => {
  await useUpOpen()
  expect((await draw()).data).toMatchObject({
    puzzleId: null,
    slide: null,
    vendor: { appId: SECRETS.app, script: 'https://turing.captcha.qcloud.com/TJCaptcha.js' }
  })
  const given = vendor.pass()
  const { data } = await check(given, { ip: '10.3.2.1' })
  expect(vendor.state.asked).toEqual([
    expect.objectContaining({ Ticket: given.ticket, Randstr: given.random, UserIp: '10.3.2.1' })
  ])
  expect((await sendProved(app, MOBILE, data.proof, { ip: '10.3.2.1' })).resultCode).toBe('100')
  expect((await sendProved(app, MOBILE, data.proof, { ip: '10.3.2.2' })).resultCode).toBe('916')
})

test('a ticket is judged once; one that is made up, or of another random text, gives nothing', async () => {
  const given = vendor.pass()
  expect((await check({ ...given, random: '@other' })).resultCode).toBe('917')
  const answers = await Promise.all([check(given), check(given), check(given)])
  expect(answers.map(({ resultCode }) => resultCode).sort()).toEqual(['100', '917', '917'])
  expect((await check({ ticket: 'tr03made-up', random: '@x' })).resultCode).toBe('917')
})

test.each(['terror_1001_190000001_1764200000', 'trerror_1001_190000001_1764200000'])(
  'a ticket that the script made itself (%s) gives nothing, and the vendor is not asked',
  async (ticket) => {
    expect((await check({ ticket, random: '@x' })).resultCode).toBe('917')
    expect(vendor.state.asked).toEqual([])
  }
)

test('the vendor is out of reach: it is said so, and our own puzzle lets the owner in', async () => {
  await useUpOpen()
  vendor.state.down = true
  expect(await check(vendor.pass())).toMatchObject({
    status: 503,
    resultMsg: '安全验证暂时不可用，请改用拼图'
  })
  const drawn = await draw({ ownOnly: true })
  expect(drawn.data).toMatchObject({ vendor: null, slide: expect.any(Object) as object })
  expect((await sendProved(app, MOBILE, await ownProof('slide'), { ip: '10.3.2.1' })).resultCode).toBe('100')
})

test('whoever solves our own puzzles uses up a third of a number’s codes; what the vendor proves has the others', async () => {
  await useUpOpen()
  const sent: string[] = []
  for (let n = 0; n < 12; n++) {
    const proof = await ownProof(n % 2 === 0 ? 'slide' : 'question')
    sent.push((await sendProved(app, MOBILE, proof, { ip: `10.66.${n}.1` })).resultCode)
  }
  expect(sent.filter((code) => code === '100')).toHaveLength(8)
  for (let n = 0; n < 17; n++) {
    const { proof } = (await check(vendor.pass())).data
    expect((await sendProved(app, MOBILE, proof, { ip: `10.55.${n}.1` })).resultCode).toBe('100')
  }
})

test('the mini-program, where the vendor’s script does not run, draws our own; an address draws 30 an hour', async () => {
  const mini = { headers: { 'x-platform': 'mini' }, ip: '10.4.4.4' }
  expect((await draw({}, mini)).data).toMatchObject({ vendor: null, puzzleId: expect.any(String) as string })
  const many = await Promise.all(Array.from({ length: 30 }, () => draw({}, mini)))
  expect(many.filter(({ status }) => status === 429)).toHaveLength(1)
})

test('without a vendor our own puzzle is drawn, and no ticket is taken', async () => {
  const plain = await buildAppWithSandboxes()
  const { data } = await call<Data<'drawPuzzle'>>(plain, puzzleEndpoints.drawPuzzle, {})
  expect(data.vendor).toBeNull()
  expect((await call(plain, puzzleEndpoints.checkCaptcha, vendor.pass())).resultCode).toBe('917')
  await plain.close()
})

test('pages may load from the vendor only where it is on', () => {
  const settings = testSettings()
  const off = JSON.stringify(contentPolicy(settings))
  expect(off).not.toContain('captcha')
  const gateways = { ...settings.gateways, captcha: 'real' as const }
  const on = contentPolicy({ ...settings, gateways })
  for (const name of ['script-src', 'frame-src', 'connect-src'])
    expect(on[name]).toEqual(
      expect.arrayContaining(['https://*.captcha.qcloud.com', 'https://*.captcha.gtimg.com'])
    )
  expect(on['default-src']).toEqual(["'self'"])
})

test('a real captcha names each setting that is missing', () => {
  expect(() => readTencentCaptchaSettings({})).toThrow(
    /CAPTCHA_SECRET_ID[\s\S]*CAPTCHA_SECRET_KEY[\s\S]*CAPTCHA_APP_ID[\s\S]*CAPTCHA_APP_SECRET_KEY/
  )
})
