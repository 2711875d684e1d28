/** Tills of stores take vouchers by signed calls: once, only of their store, and as the guide says. */
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { consoleModule } from '../../../server/composition'
import { readSettings } from '../../../server/config/settings'
import { signatureOf } from '../../../server/gateways/recharge/parameter-signature'
import { privilegeModule } from '../../../server/modules/privilege/routes'
import type { TestApp } from '../../support/server/test-app'
import { testSettings } from '../../support/server/test-app'
import { rightsApp } from '../privilege/support'
import { brandsWithStores, issuedVoucher } from './vouchers-at-stores'

const SECRET = 'secret-of-store-1-secret-of-store-1='
const NEW_SECRET = 'newer-of-store-1-newer-of-store-1'
const FAR_SECRET = 'secret-of-the-far-secret-of-the-far'
const { tills } = readSettings({
  TILL_SECRETS: `store-1=${SECRET},store-1=${NEW_SECRET},far=${FAR_SECRET}`,
  DATA_DIR: testSettings().dataDir
})

let app: TestApp
let scans = 0

beforeAll(async () => {
  app = await rightsApp({ modules: [privilegeModule, consoleModule], settings: { tills } })
  await app.login('buyer')
  await brandsWithStores(app)
})
afterAll(() => app.close())

interface Signed {
  readonly store?: string
  readonly secret?: string
  readonly secondsAgo?: number
}

/** A call as a till makes it. */
async function ask(question: object, { store = 'store-1', secret = SECRET, secondsAgo = 0 }: Signed = {}) {
  const time = String(Math.floor(app.clock.now().getTime() / 1000) - secondsAgo)
  const form = { merchant: store, body: JSON.stringify(question), time, nonce: 'n-1' }
  const response = await app.server.inject({
    method: 'POST',
    url: '/unionbuy-server/till/redeem',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...form, sign: signatureOf(form, secret) }).toString()
  })
  const sent: Record<string, string> = response.json()
  return {
    status: response.statusCode,
    code: sent['code'],
    isSigned: sent['sign'] === signatureOf(sent, secret),
    body: JSON.parse(sent['body'] ?? 'null') as {
      verdict?: string
      name?: string | null
      used_at?: string
    } | null
  }
}
const take = (code: string, scan = `scan-${(scans += 1)}`, signed: Signed = {}) => ask({ code, scan }, signed)

const rows = async <Row extends object>(sql: string, values: readonly string[]) =>
  (await app.database.pool.query<Row>(sql, [...values])).rows
const actsAbout = (id: string) =>
  rows('select staff_id, staff_name, act, reason from staff_acts where about_id = $1 order by id', [id])
const stateOf = async (id: string) =>
  (await rows<{ state: string }>('select state from receive_records where id = $1', [id]))[0]?.state

test('a shown code is taken, the answer is signed, and the trail names the till', async () => {
  const { id, code } = await issuedVoucher(app)
  const taken = await take(code())
  expect(taken).toMatchObject({
    ...{ status: 200, code: 'OK', isSigned: true },
    body: { verdict: 'passed', name: 'coffee' }
  })
  expect(Date.parse(taken.body?.used_at ?? '')).toBe(Math.floor(app.clock.now().getTime() / 1000) * 1000)
  expect(await stateOf(id)).toBe('used')
  expect((await take(code())).body).toMatchObject({ verdict: 'used', name: 'coffee' })
  expect(await actsAbout(id)).toEqual([
    { staff_id: 'till:store-1', staff_name: '收银台 store-1', act: 'redeem', reason: null }
  ])
})

test('the same scan again is answered as the first, also when all are sent at once', async () => {
  const { id, code } = await issuedVoucher(app)
  const first = await take(code(), 'again')
  expect(await take(code(), 'again')).toEqual(first)
  const other = await issuedVoucher(app)
  const answers = await Promise.all(Array.from({ length: 20 }, () => take(other.code(), 'at-once')))
  expect(answers.map(({ body }) => body?.verdict)).toEqual(answers.map(() => 'passed'))
  for (const one of [id, other.id]) expect(await actsAbout(one)).toHaveLength(1)
})

test('a scan that was used for another voucher takes this one', async () => {
  const [one, other] = [await issuedVoucher(app), await issuedVoucher(app)]
  await take(one.code(), 'counted-anew')
  expect((await take(other.code(), 'counted-anew')).body?.verdict).toBe('passed')
  expect(await stateOf(other.id)).toBe('used')
})

test('fifty at once take it once', async () => {
  const { id, code } = await issuedVoucher(app)
  const answers = await Promise.all(Array.from({ length: 50 }, () => take(code())))
  expect(answers.filter(({ body }) => body?.verdict === 'passed')).toHaveLength(1)
  expect(answers.filter(({ body }) => body?.verdict === 'used')).toHaveLength(49)
  expect(await actsAbout(id)).toHaveLength(1)
})

test('a number needs a reason, which the trail keeps', async () => {
  const { id, number } = await issuedVoucher(app)
  expect(await take(number)).toMatchObject({ status: 200, code: 'BAD_REQUEST', isSigned: true })
  expect(await stateOf(id)).toBe('issued')
  const taken = await ask({ code: number, scan: 'typed', reason: '手机没电，已核对身份' })
  expect(taken.body).toMatchObject({ verdict: 'passed', name: 'coffee' })
  expect(await actsAbout(id)).toMatchObject([{ reason: '手机没电，已核对身份' }])
})

test('another store’s till neither takes it nor learns what it is', async () => {
  const { id, code } = await issuedVoucher(app)
  const far = { store: 'far', secret: FAR_SECRET }
  expect(await take(code(), 'far-1', far)).toMatchObject({
    isSigned: true,
    body: { verdict: 'elsewhere', name: null, used_at: null }
  })
  expect(await stateOf(id)).toBe('issued')
  expect(await actsAbout(id)).toEqual([])
})

test('while a secret changes, the old one and the new one count', async () => {
  const { code } = await issuedVoucher(app)
  expect(await take(code(), 'new', { secret: NEW_SECRET })).toMatchObject({
    isSigned: true,
    body: { verdict: 'passed' }
  })
})

test.each<[string, Signed]>([
  ['signed with another secret', { secret: 'x'.repeat(32) }],
  ['signed by another store', { secret: FAR_SECRET }],
  ['of a store without a secret', { store: 'store-2' }],
  ['from long ago', { secondsAgo: 301 }],
  ['from the future', { secondsAgo: -301 }]
])('a call that is %s takes nothing', async (_, signed) => {
  const { id, code } = await issuedVoucher(app)
  expect(await take(code(), 'refused', signed)).toMatchObject({ status: 401, code: 'REFUSED' })
  expect(await stateOf(id)).toBe('issued')
})

test.each([
  ['no code', { scan: 'x' }],
  ['no scan', { code: '1234' }],
  ['a scan that no text can hold', { code: '1234', scan: '\u0000' }],
  ['no object', []]
])('a signed call with %s is told so', async (_, question) => {
  expect(await ask(question)).toMatchObject({ status: 200, code: 'BAD_REQUEST', isSigned: true })
})

test('the client of the guide takes a voucher, and hears the same again', async () => {
  const guide = readFileSync(join(__dirname, '../../../docs/how-to/tills.md'), 'utf8')
  const [, client = ''] = /```js\n([\s\S]*?)```/.exec(guide) ?? []
  const folder = mkdtempSync(join(tmpdir(), 'till-'))
  try {
    const file = join(folder, 'till.mjs')
    writeFileSync(file, client)
    // the till has the time of this machine
    app.clock.set(new Date())
    const { id, code } = await issuedVoucher(app)
    const TILL_SERVER = await app.server.listen({ host: '127.0.0.1', port: 0 })
    const env = { ...process.env, TILL_SERVER, TILL_STORE: 'store-1', TILL_SECRET: SECRET }
    const shown = code()
    const run = async () => {
      const { stdout } = await promisify(execFile)(process.execPath, [file, shown, 'guide-1'], { env })
      return JSON.parse(stdout) as unknown
    }
    const first = await run()
    expect(first).toMatchObject({ code: 'OK', verdict: 'passed', name: 'coffee' })
    expect(await run()).toEqual(first)
    expect(await actsAbout(id)).toHaveLength(1)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test.each([
  ['without a store', `=${SECRET}`],
  ['with a short secret', 'store-1=short']
])('a setting %s is named, and no secret of it is printed', (_, TILL_SECRETS) => {
  expect(() => readSettings({ TILL_SECRETS })).toThrow(/^(?!.*(secret-of|short))[\s\S]*TILL_SECRETS: must be/)
})
