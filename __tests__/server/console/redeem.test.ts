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

let app: TestApp
let shop: string

beforeAll(async () => {
  app = await rightsApp({ modules: [privilegeModule, consoleModule] })
  await app.login('buyer')
  await brandsWithStores(app)
  // tea is taken in one store of the brand only
  await app.database.pool.query(`insert into privilege_merchants values ('tea', 'store-2')`)
  shop = await staffToken(app, 'shop', { storeIds: ['store-1'] })
})
afterAll(() => app.close())

const voucher = (privilegeId = 'coffee') => issuedVoucher(app, privilegeId)
type Call =
  | 'lookUp'
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
