/** Vouchers in shops: taken once by the code that is shown, within one's own stores; a mistake is taken back. */
import { consoleEndpoints } from '@contract/console/endpoints'
import type { ConsoleData } from '@contract/console/types'
import { judge } from '@contract/wallet/judge'
import { consoleModule } from '../../../server/composition'
import { privilegeModule } from '../../../server/modules/privilege/routes'
import { consoleCall, staffToken } from '../../support/server/console'
import type { TestApp } from '../../support/server/test-app'
import { rightsApp } from '../privilege/support'
import { brandsWithStores, issuedVoucher } from './vouchers-at-stores'

const PHONE = '13800000028'

let app: TestApp
let shop: string

beforeAll(async () => {
  app = await rightsApp({ modules: [privilegeModule, consoleModule] })
  await app.login('buyer', PHONE)
  await brandsWithStores(app)
  // tea is taken in one store of the brand only
  await app.database.pool.query(`insert into privilege_merchants values ('tea', 'store-2')`)
  shop = await staffToken(app, 'shop', { storeIds: ['store-1'] })
})
afterAll(() => app.close())

const voucher = (privilegeId = 'coffee') => issuedVoucher(app, privilegeId)
type Call =
  | 'lookUp'
  | 'lookUpByAddress'
  | 'redeem'
  | 'undoRedeem'
  | 'redeemedToday'
  | 'redeemKeys'
  | 'reportRedeemed'
  | 'settleReported'
  | 'lookUpByPhone'
  | 'redeemFound'
const ask = <D>(name: Call, input: Readonly<Record<string, unknown>>, token = shop, key?: string) =>
  consoleCall<D>(app, consoleEndpoints[name], input, { token, ...(key ? { key } : {}) })
const take = (code: string, more: Readonly<Record<string, unknown>> = {}, token = shop, key?: string) =>
  ask<ConsoleData<'redeem'>>('redeem', { code, ...more }, token, key)
const acts = async (id: string) => {
  const { rows } = await app.database.pool.query<{ act: string }>(
    'select act from staff_acts where about_id = $1 order by id',
    [id]
  )
  return rows.map(({ act }) => act)
}
const stateOf = async (id: string) => {
  const { rows } = await app.database.pool.query<{ state: string }>(
    'select state from receive_records where id = $1',
    [id]
  )
  return rows[0]?.state
}

test('is looked up and taken by the code that is shown', async () => {
  const { id, code } = await voucher()
  const seen = await ask<ConsoleData<'lookUp'>>('lookUp', { code: code() })
  expect(seen.data.item).toMatchObject({
    kind: 'voucher',
    id,
    name: 'coffee',
    state: 'issued',
    canUndo: false
  })
  // pages of the last release
  expect((await ask<ConsoleData<'lookUp'>>('lookUpByAddress', { code: code() })).data).toEqual(seen.data)
  const taken = await take(code())
  expect(taken.data).toMatchObject({ verdict: 'passed', item: { id, state: 'used', canUndo: true } })
  expect(await stateOf(id)).toBe('used')
  expect((await take(code())).data).toMatchObject({ verdict: 'used', actId: null })
  expect(await acts(id)).toEqual(['redeem'])
  const today = await ask<ConsoleData<'redeemedToday'>>('redeemedToday', {})
  expect(today.data.items[0]).toMatchObject({ id, name: 'coffee', undone: false })
})

test('a picture of a code, and a code that nobody issued, take nothing', async () => {
  const { id, code, number } = await voucher()
  const old = code()
  app.clock.advance(10 * 60_000)
  shop = await staffToken(app, 'shop', { storeIds: ['store-1'] })
  expect((await take(old)).data.verdict).toBe('old')
  expect((await take(`${number}${'0'.repeat(20)}`)).data.verdict).toBe('forged')
  expect((await take('9'.repeat(36))).data.verdict).toBe('forged')
  expect(await stateOf(id)).toBe('issued')
  expect(await acts(id)).toEqual([])
})

test('a number alone needs a reason', async () => {
  const { id, number } = await voucher()
  expect((await take(number)).status).toBe(400)
  expect(await stateOf(id)).toBe('issued')
  expect((await take(number, { reason: '手机没电，已核对身份' })).data.verdict).toBe('passed')
  expect(await acts(id)).toEqual(['redeem'])
})

test('another brand’s store, another store of the brand, and a gate neither see nor take it', async () => {
  const coffee = await voucher()
  const tea = await voucher('tea')
  const far = await staffToken(app, 'shop', { name: '别家', storeIds: ['far'] })
  const second = await staffToken(app, 'shop', { name: '二店', storeIds: ['store-2'] })
  const gate = await staffToken(app, 'gate', { sightIds: ['tower'] })
  for (const [one, token] of [
    [coffee, far],
    [coffee, gate],
    [tea, shop]
  ] as const) {
    expect((await ask<ConsoleData<'lookUp'>>('lookUp', { code: one.code() }, token)).data.item).toBeNull()
    expect((await take(one.code(), {}, token)).data).toEqual({
      verdict: 'elsewhere',
      actId: null,
      item: null
    })
    expect(await stateOf(one.id)).toBe('issued')
  }
  expect((await take(tea.code(), {}, second)).data.verdict).toBe('passed')
  const undone = await ask('undoRedeem', { kind: 'voucher', id: tea.id, reason: '点错' }, shop)
  expect(undone.status).toBe(404)
})

test('a mistake is taken back within ten minutes, once, with a reason', async () => {
  const { id, code } = await voucher()
  await take(code())
  const undo = (reason?: string) => ask('undoRedeem', { kind: 'voucher', id, reason })
  expect((await undo()).status).toBe(400)
  const answers = await Promise.all(Array.from({ length: 20 }, () => undo('扫错了人')))
  expect(answers.filter(({ resultCode }) => resultCode === '100')).toHaveLength(1)
  expect(await stateOf(id)).toBe('issued')
  expect(await acts(id)).toEqual(['redeem', 'undoRedeem'])

  expect((await take(code())).data.verdict).toBe('passed')
  app.clock.advance(10 * 60_000)
  shop = await staffToken(app, 'shop', { storeIds: ['store-1'] })
  expect((await undo('太晚了')).resultCode).toBe('907')
  expect(await stateOf(id)).toBe('used')
})

test('two hundred at once take it once', async () => {
  const { id, code } = await voucher()
  const shown = code()
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, n) => take(shown, {}, shop, `take-${n}-12345678`))
  )
  expect(answers.filter(({ data }) => data.verdict === 'passed')).toHaveLength(1)
  expect(answers.filter(({ data }) => data.verdict === 'used')).toHaveLength(199)
  expect(await acts(id)).toEqual(['redeem'])
})

test('the same call again is answered as the first, also after a crash', async () => {
  const { id, code } = await voucher()
  const shown = code()
  const once = () => take(shown, {}, shop, 'again-12345678')
  const first = await once()
  await app.database.pool.query('delete from idempotency_keys')
  expect((await once()).data).toMatchObject({ verdict: 'passed', actId: first.data.actId })
  expect(await acts(id)).toEqual(['redeem'])
})

test('without a network a shop judges with the keys of the day, and reports later, each once', async () => {
  const { id, code } = await voucher()
  const { data } = await ask<ConsoleData<'redeemKeys'>>('redeemKeys', {})
  if (!data.lent) throw new Error('no keys')
  const shown = code()
  const at = app.clock.now().getTime()
  expect(judge(shown, data.lent, new Set(), at).verdict).toBe('passed')
  app.clock.advance(3 * 3_600_000)
  shop = await staffToken(app, 'shop', { storeIds: ['store-1'] })
  const report = () =>
    ask<ConsoleData<'reportRedeemed'>>('reportRedeemed', { checks: [{ scan: 'scan-1', code: shown, at }] })
  expect((await report()).data.items).toEqual([{ scan: 'scan-1', verdict: 'passed' }])
  expect((await report()).data.items).toEqual([{ scan: 'scan-1', verdict: 'passed' }])
  expect(await acts(id)).toEqual(['redeem'])
  const other = await ask<ConsoleData<'redeemKeys'>>('redeemKeys', { storeId: 'far' })
  expect(other.data.lent).toBeNull()
})

describe('without a network', () => {
  const keys = async (token = shop) => (await ask<ConsoleData<'redeemKeys'>>('redeemKeys', {}, token)).data
  const report = async (checks: readonly { scan: string; code: string; at: number }[], token = shop) =>
    (await ask<ConsoleData<'reportRedeemed'>>('reportRedeemed', { checks }, token)).data.items
  const now = () => app.clock.now().getTime()

  test('a device is lent what its own stores would take, until its session ends, and nothing else', async () => {
    const [coffee, tea, used] = [await voucher(), await voucher('tea'), await voucher()]
    await take(used.code())
    const numbersOf = ({ lent }: ConsoleData<'redeemKeys'>) => lent?.items.map(({ number }) => number)
    const first = await keys()
    expect(numbersOf(first)).toContain(coffee.number)
    expect(numbersOf(first)).not.toContain(tea.number)
    expect(numbersOf(first)).not.toContain(used.number)
    expect(first.endsAt).toBeGreaterThan(now())
    expect(first.endsAt).toBeLessThanOrEqual(now() + 12 * 3_600_000)
    const second = await staffToken(app, 'shop', { name: '二店', storeIds: ['store-2'] })
    expect(numbersOf(await keys(second))).toEqual(expect.arrayContaining([coffee.number, tea.number]))
    const far = await staffToken(app, 'shop', { name: '别家', storeIds: ['far'] })
    expect(numbersOf(await keys(far))).toEqual([])
    expect((await keys(await staffToken(app, 'owner'))).lent).toBeNull()
    expect((await keys(await staffToken(app, 'gate', { name: '无处' }))).lent).toBeNull()
  })

  test('twenty reports of one scan at once take it once, and all hear so; under another scan it is used', async () => {
    const { id, code } = await voucher()
    const check = { scan: 'at-once', code: code(), at: now() }
    const answers = await Promise.all(Array.from({ length: 20 }, () => report([check])))
    expect(new Set(answers.flat().map(({ verdict }) => verdict))).toEqual(new Set(['passed']))
    expect(await acts(id)).toEqual(['redeem'])
    expect(await report([{ ...check, scan: 'another' }])).toEqual([{ scan: 'another', verdict: 'used' }])
  })

  test('a scan whose answer was lost, and that is sent again later, counts once', async () => {
    const { id, code } = await voucher()
    const check = { scan: 'lost-12345678', code: code(), at: now() }
    expect((await take(check.code, {}, shop, check.scan)).data.verdict).toBe('passed')
    app.clock.advance(3_600_000)
    expect(await report([check])).toEqual([{ scan: check.scan, verdict: 'passed' }])
    expect(await acts(id)).toEqual(['redeem'])
  })

  test('what was used elsewhere meanwhile, taken back, of another store, or no code is refused, and the rest is taken', async () => {
    const [elsewhere, revoked, tea, good] = [
      await voucher(),
      await voucher(),
      await voucher('tea'),
      await voucher()
    ]
    const at = now()
    const checks = [elsewhere, revoked, tea, good].map(({ code }, n) => ({
      scan: `s-${n}`,
      code: code(),
      at
    }))
    const second = await staffToken(app, 'shop', { name: '二店', storeIds: ['store-2'] })
    await take(elsewhere.code(), {}, second)
    await app.database.pool.query(`update receive_records set state = 'revoked' where id = $1`, [revoked.id])
    const bare = { scan: 's-bare', code: good.number, at }
    expect(await report([bare, ...checks])).toEqual([
      { scan: 's-bare', verdict: 'forged' },
      { scan: 's-0', verdict: 'used' },
      { scan: 's-1', verdict: 'revoked' },
      { scan: 's-2', verdict: 'elsewhere' },
      { scan: 's-3', verdict: 'passed' }
    ])
    const settled = { code: checks[0]?.code ?? '', at, verdict: 'used', reason: '顾客已补付' }
    expect((await ask('settleReported', settled)).resultCode).toBe('100')
    expect((await ask('settleReported', { ...settled, reason: ' ' })).status).toBe(400)
    expect(await acts(elsewhere.id)).toEqual(['redeem', 'settleReported'])
  })

  test('a report of yesterday is too late', async () => {
    const { id, code } = await voucher()
    const check = { scan: 'late', code: code(), at: now() }
    app.clock.advance(24 * 3_600_000 + 1)
    shop = await staffToken(app, 'shop', { storeIds: ['store-1'] })
    expect(await report([check])).toEqual([{ scan: 'late', verdict: 'old' }])
    expect(await stateOf(id)).toBe('issued')
  })
})

describe('by phone number', () => {
  const find = (token: string, phone: string) =>
    ask<ConsoleData<'lookUpByPhone'>>('lookUpByPhone', { phone }, token)

  test('what a member could use here is found, without its number, and taken with a reason, once', async () => {
    const [coffee, tea] = [await voucher(), await voucher('tea')]
    const found = (await find(shop, PHONE)).data.items
    expect(found.map(({ id }) => id)).toContain(coffee.id)
    expect(found.map(({ id }) => id)).not.toContain(tea.id)
    expect(found.find(({ id }) => id === coffee.id)?.tail).toBe(coffee.number.slice(-4))
    expect(JSON.stringify(found)).not.toContain(coffee.number)
    const { rows } = await app.database.pool.query<{ act: string; after: unknown }>(
      `select act, after from staff_acts where about_kind = 'member' and about_id = 'buyer' order by id desc limit 1`
    )
    expect(rows).toEqual([{ act: 'lookUpByPhone', after: { found: found.length } }])

    const use = (id: string, reason?: string, key?: string) =>
      ask<ConsoleData<'redeemFound'>>('redeemFound', { kind: 'voucher', id, reason }, shop, key)
    expect((await use(coffee.id)).status).toBe(400)
    expect((await use(tea.id, '没带手机')).status).toBe(404)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => use(coffee.id, '没带手机', `found-${n}-12345678`))
    )
    expect(answers.filter(({ data }) => data.verdict === 'passed')).toHaveLength(1)
    expect(await acts(coffee.id)).toEqual(['redeem'])
  })

  test('tries are limited, and each is an act', async () => {
    const curious = await staffToken(app, 'shop', { name: '好奇', storeIds: ['store-1'] })
    for (let tries = 0; tries < 10; tries += 1)
      expect((await find(curious, '13000000000')).data.items).toEqual([])
    const answer = await find(curious, PHONE)
    expect(answer.status).toBe(429)
    expect(answer.resultMsg).toContain('太频繁')
    const { rows } = await app.database.pool.query(
      `select 1 from staff_acts where act = 'lookUpByPhone' and staff_name = '好奇'`
    )
    expect(rows).toHaveLength(10)
  })
})
