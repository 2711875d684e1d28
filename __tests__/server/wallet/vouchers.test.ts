/** Keys of vouchers: whose they are, and a shop that takes them. */
import type { Data } from '../../../contract/types'
import { privilegeEndpoints } from '../../../contract/privilege/endpoints'
import { walletEndpoints } from '../../../contract/wallet/endpoints'
import { rotatingCode } from '../../../contract/wallet/live-code'
import { withTransaction } from '../../../server/db/client'
import { ourNumber } from '../../../server/domain/order-number'
import { issueForOrder } from '../../../server/modules/privilege/issue'
import { privilegeModule } from '../../../server/modules/privilege/routes'
import { walletModule } from '../../../server/modules/wallet/routes'
import { judge } from '@contract/wallet/judge'
import { sandboxCheckerModule } from '../../../server/sandbox/checker/routes'
import { call } from '../../support/server/call'
import type { TestApp } from '../../support/server/test-app'
import { rightsApp } from '../privilege/support'
import { checkerOf } from './checker-side'

let app: TestApp
let token = ''
let orders = 0

beforeAll(async () => {
  app = await rightsApp({ modules: [privilegeModule, walletModule, sandboxCheckerModule] })
  token = await app.login('owner')
})
beforeEach(async () => {
  app.clock.set(new Date('2026-11-21T10:00:00+08:00'))
  await app.database.clear('receive_records', 'rate_hits')
})
afterAll(() => app.close())

/** A voucher that the owner bought, and whose code was shown; its receive id. */
async function issue(privilegeId = 'coffee'): Promise<string> {
  const orderNo = ourNumber(`7${String((orders += 1)).padStart(19, '0')}`)
  const bought = { memberId: 'owner', privilegeId, orderNo, quantity: 1, firstPiece: 1, now: app.clock.now() }
  const { receiveIds } = await withTransaction(app.database.db, (tx) => issueForOrder(tx, bought))
  const [receiveId = ''] = receiveIds
  await app.database.pool.query('update receive_records set shown_at = $2 where id = $1', [
    receiveId,
    app.clock.now()
  ])
  return receiveId
}
const keysOf = async (receiveId: string, as = token) =>
  (
    await call<Data<'getLiveKeys'>>(
      app,
      walletEndpoints.getLiveKeys,
      { kind: 'voucher', id: receiveId },
      { token: as }
    )
  ).data.keys
const now = () => app.clock.now().getTime()

test('the owner gets the key of a voucher, another member none; its code begins with the voucher’s own', async () => {
  const receiveId = await issue()
  const [key] = await keysOf(receiveId)
  expect(key).toMatchObject({ id: receiveId, number: expect.stringMatching(/^\d{16}$/) })
  expect(await keysOf(receiveId, await app.login('nosy'))).toEqual([])
  await app.database.pool.query(`update receive_records set code = 'PARTNER-1' where id = $1`, [receiveId])
  expect(await keysOf(receiveId)).toEqual([])
  const over = await issue()
  app.clock.advance(31 * 86_400_000)
  token = await app.login('owner')
  expect(await keysOf(over)).toEqual([])
})

test('its own page is told the code that stands, as the device will make it, and no key', async () => {
  const receiveId = await issue()
  const record = async () =>
    (
      await call<Data<'getReceiveRecord'>>(
        app,
        privilegeEndpoints.getReceiveRecord,
        { receiveId },
        { token: await app.login('owner') }
      )
    ).data
  const [key] = await keysOf(receiveId, await app.login('owner'))
  if (!key) throw new Error('no key')
  app.clock.advance(12_000)
  const told = await record()
  const { code, leftMs } = rotatingCode(key, now())
  expect(told.standing).toEqual({ code, until: expect.any(String) })
  expect(Date.parse(told.standing?.until ?? '') - now()).toBe(leftMs)
  expect(JSON.stringify(told)).not.toContain(key.key)
  await app.database.pool.query(`update receive_records set state = 'used' where id = $1`, [receiveId])
  expect((await record()).standing).toBeNull()
})

test('a shop of the brand takes it once, tells a picture, and knows what was used or given back', async () => {
  const [held] = await keysOf(await issue())
  const spareId = await issue()
  const [spare] = await keysOf(spareId)
  if (!held || !spare) throw new Error('no key')
  const checker = checkerOf(app)
  expect(await checker.shops()).toEqual([{ id: 'brand:brand', name: '青禾' }])
  const lent = await checker.keys('brand:brand')
  expect(lent.items).toHaveLength(2)
  // what the shop was lent is not what the member has: it is good for a day
  expect(lent.items.map(({ key }) => key)).not.toContain(held.key)
  const { code } = rotatingCode(held, now())
  expect(judge(code, lent, new Set(), now())).toMatchObject({ verdict: 'passed', held: { name: 'coffee' } })
  expect(judge(rotatingCode(held, now() - 90_000).code, lent, new Set(), now()).verdict).toBe('old')
  const at = now()
  app.clock.advance(120_000)
  expect(await checker.tell([{ scan: 'a', code, at: now() }])).toEqual(['old'])
  const rush = await Promise.all(
    Array.from({ length: 6 }, (_, index) => checker.tell([{ scan: `r${index}`, code, at: at + index }]))
  )
  expect(rush.flat().filter((verdict) => verdict === 'passed')).toHaveLength(1)
  expect(rush.flat().filter((verdict) => verdict === 'used')).toHaveLength(5)
  await app.database.pool.query(`update receive_records set state = 'failed' where id = $1`, [spareId])
  expect(await checker.tell([{ scan: 's', code: rotatingCode(spare, now()).code, at: now() }])).toEqual([
    'revoked'
  ])
  expect(await checker.tell([{ scan: 'f', code: `${code.slice(0, 35)}x`, at }])).toEqual(['forged'])
})
