/** Lounges: staff of a gate admit members to its own ones, each code once. */
import { consoleEndpoints } from '@contract/console/endpoints'
import type { ConsoleData } from '@contract/console/types'
import { consoleModule } from '../../../server/composition'
import { loungeModule } from '../../../server/modules/lounge/routes'
import { consoleCall, staffToken } from '../../support/server/console'
import { LOUNGE, openLoungeShop, type LoungeShop } from '../lounge/lounge-shop'

let shop: LoungeShop
let token: string
let gate: string

beforeAll(async () => {
  shop = await openLoungeShop({ modules: [loungeModule, consoleModule] })
  token = await shop.login('traveller')
  gate = await staffToken(shop, 'gate', { name: '贵宾厅' })
  await shop.database.pool.query(`update staff_accounts set lounge_ids = $1 where name = '贵宾厅'`, [
    [LOUNGE, 'pek-shut']
  ])
})
afterAll(() => shop.close())

const enter = async (code: string, { of = gate, key, guests = 0, loungeId = LOUNGE }: Entry = {}) =>
  (
    await consoleCall<ConsoleData<'enterLounge'>>(
      shop,
      consoleEndpoints.enterLounge,
      { code, loungeId, guests },
      { token: of, ...(key !== undefined && { key }) }
    )
  ).data
interface Entry {
  readonly of?: string
  readonly key?: string
  readonly guests?: number
  readonly loungeId?: string
}
const loungesOf = async (of: string) =>
  (await consoleCall<ConsoleData<'lounges'>>(shop, consoleEndpoints.lounges, {}, { token: of })).data.items
const acts = async () =>
  (await shop.database.pool.query(`select after from staff_acts where act = 'enterLounge' order by id`)).rows

test('a code admits once to one’s own lounge, twenty at once, and the act tells what is left', async () => {
  await shop.bought(token)
  const code = await shop.code(token)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => enter(code, { key: `enter-${n}-12345678`, guests: 1 }))
  )
  expect(answers.filter(({ verdict }) => verdict === 'passed')).toEqual([
    { verdict: 'passed', actId: expect.any(String), left: { visits: 2, guests: 1 } }
  ])
  expect(answers.filter(({ verdict }) => verdict === 'used')).toHaveLength(19)
  expect(await acts()).toEqual([{ after: { guests: 1, visits: 2, guestsLeft: 1 } }])
})

test('the same call again is answered as the first; another one with the same code is not admitted', async () => {
  shop.clock.advance(2_000)
  const code = await shop.code(token)
  const once = () => enter(code, { key: 'again-12345678' })
  const first = await once()
  await shop.database.pool.query('delete from idempotency_keys')
  expect(await once()).toEqual(first)
  expect(first).toMatchObject({ verdict: 'passed', left: { visits: 1 } })
  expect((await enter(code)).verdict).toBe('used')
  expect((await enter(code.slice(0, -1) + String((Number(code.at(-1)) + 1) % 10))).verdict).toBe('forged')
  shop.clock.advance(120_000)
  expect((await enter(code)).verdict).toBe('old')
})

test('another gate has no lounge, a shop none at all; the closed one is in no list', async () => {
  const elsewhere = await staffToken(shop, 'gate', { name: '景区', sightIds: ['tower'] })
  expect(await loungesOf(gate)).toEqual([{ loungeId: LOUNGE, name: '北京首都国际机场 T3 首都贵宾厅' }])
  expect(await loungesOf(elsewhere)).toEqual([])
  expect(await loungesOf(await staffToken(shop, 'manager'))).toHaveLength(1)
  const code = await shop.code(token)
  expect(await enter(code, { of: elsewhere })).toEqual({ verdict: 'noLounge', actId: null, left: null })
  expect((await enter(code, { loungeId: 'pek-shut' })).verdict).toBe('noLounge')
  expect((await enter(code)).verdict).toBe('passed')
})
