import { endpoints } from '../../../contract/endpoints'
import { withTransaction } from '../../../server/db/client'
import { insertGain } from '../../../server/modules/activity/gain-repository'
import { grantGift } from '../../../server/modules/activity/give'
import { grantCard } from '../../../server/modules/card/grant'
import { call } from '../../support/server/call'
import { buildTestApp, type TestApp } from '../../support/server/test-app'
import { testInDepth } from '../../support/level'

let app: TestApp
const tokens: string[] = []
const CALLERS = 100
const LEFT = 10

beforeAll(async () => {
  app = await buildTestApp({ seeded: true, max: 40 })
  for (let n = 0; n < CALLERS; n++) tokens.push(await app.login(`m${n}`))
})
afterAll(() => app.close())

const row = async <R>(text: string, values: unknown[] = []) =>
  (await app.database.pool.query(text, values)).rows[0] as R

const take = (token: string, key?: string) =>
  call(
    app,
    endpoints.takeGift,
    { activityId: 'jinjiang-gift' },
    { token, channel: 'jinjiang', ...(key ? { key } : {}) }
  )

const codes = (answers: readonly { resultCode: string }[]) => answers.map(({ resultCode }) => resultCode)
const cards = () =>
  row<{ n: number }>(`select count(*)::int as n from member_cards where card_id = 'jinjiang-guest'`)
const gains = () =>
  row<{ n: number }>(`select count(*)::int as n from activity_gains where activity_id = 'jinjiang-gift'`)

beforeEach(async () => {
  await app.database.pool.query(`delete from activity_gains`)
  await app.database.pool.query(`delete from member_plates`)
  await app.database.pool.query(`delete from card_terms`)
  await app.database.pool.query(`delete from member_cards`)
  await app.database.pool.query(`update activities set taken = 0, stock = ${LEFT} where id = 'jinjiang-gift'`)
})

test(`${CALLERS} people take a gift of which there are ${LEFT}`, async () => {
  const answers = codes(await Promise.all(tokens.map((token) => take(token))))
  expect(answers.filter((code) => code === '100')).toHaveLength(LEFT)
  expect(new Set(answers)).toEqual(new Set(['100', '901']))
  expect([await cards(), await gains()]).toEqual([{ n: LEFT }, { n: LEFT }])
  expect(await row(`select taken from activities where id = 'jinjiang-gift'`)).toEqual({ taken: LEFT })
})

test('one person takes it 100 times at once: one card', async () => {
  const token = tokens[0] ?? ''
  const answers = codes(await Promise.all(tokens.map(() => take(token))))
  expect(answers.filter((code) => code === '100')).toHaveLength(1)
  expect(new Set(answers)).toEqual(new Set(['100', '902']))
  expect([await cards(), await gains()]).toEqual([{ n: 1 }, { n: 1 }])
})

test('one call repeated 100 times by a server that keeps no answers: one card, the same answer', async () => {
  const parts = { db: app.database.db }
  const request = {
    memberId: 'm1',
    activityId: 'jinjiang-gift',
    kind: 'gift',
    channel: 'jinjiang',
    requestKey: 'twins',
    now: app.clock.now()
  } as const
  const given = await Promise.all(tokens.map(() => grantGift(parts, request)))
  expect(new Set(given.map(({ memberCardId }) => memberCardId)).size).toBe(1)
  expect(await cards()).toEqual({ n: 1 })
})

test('one key for two activities: the second is not given, and the database does not complain', async () => {
  const gain = {
    memberId: 'm1',
    channelCode: 'jinjiang',
    takenAt: app.clock.now(),
    requestKey: 'one-key'
  }
  const { id } = await row<{ id: string }>(`select id from activities where id <> 'jinjiang-gift' limit 1`)
  const note = (activityId: string) =>
    withTransaction(app.database.db, (tx) => insertGain({ ...gain, activityId }, tx))
  expect(await note('jinjiang-gift')).toBe(true)
  expect(await note(id)).toBe(false)
})

testInDepth(
  'control: looking first and granting then gives more than there are, and more than one a person',
  async () => {
    const naive = async (memberId: string) => {
      const { left } = await row<{ left: number }>(
        `select ${LEFT} - count(*)::int as left from member_cards where card_id = 'jinjiang-guest'`
      )
      const { mine } = await row<{ mine: number }>(
        `select count(*)::int as mine from member_cards where card_id = 'jinjiang-guest' and member_id = $1`,
        [memberId]
      )
      if (left < 1 || mine > 0) return
      await withTransaction(app.database.db, (tx) =>
        grantCard(tx, { memberId, cardId: 'jinjiang-guest', now: app.clock.now() })
      )
    }
    await Promise.all(tokens.map((_, n) => naive(`m${n}`)))
    expect((await cards()).n).toBeGreaterThan(LEFT)
    await app.database.pool.query(`delete from member_plates`)
    await app.database.pool.query(`delete from card_terms`)
    await app.database.pool.query(`delete from member_cards`)
    await Promise.all(tokens.map(() => naive('m0')))
    // all of them are terms of one card
    expect((await row<{ n: number }>('select count(*)::int as n from card_terms')).n).toBeGreaterThan(1)
  }
)
