/** The assistant on questions that were written before it could answer them; nobody tunes on the held-out part. */
import { orderEndpoints } from '@contract/order/endpoints'
import { answererOf, figuresOf, judge, readUnseen } from '../../../bench/assistant/unseen'
import { CHOOSING } from '../../../server/modules/assistant/find'
import { documentsOf } from '../../../server/modules/assistant/search-repository'
import { INTENTS } from '../../../server/modules/assistant/understand/intents'
import { call } from '../../support/server/call'
import type { TestApp } from '../../support/server/test-app'
import { assistantApp } from './support'

/** Of the answers with sources. The aim is 0.02 (issue 27): this is what is reached, and must not grow. */
const MOST_WRONG = 0.06
const ASKER = 'asker-of-the-unseen'

let app: TestApp
beforeAll(async () => {
  app = await assistantApp()
  const token = await app.login(ASKER, '13800000061')
  await call(app, orderEndpoints.createCardOrder, { cardId: 'main-season' }, { token })
})
afterAll(() => app.close())

test('every source that an intent names is in the index: an article that was renamed would never be quoted', async () => {
  const named = [...new Set(INTENTS.flatMap(({ sources }) => sources))].filter(
    (source) => source !== CHOOSING
  )
  const ids = named.map((source) => (source.includes(':') ? source : `${source}:main`))
  const known = new Set((await documentsOf('main', ids, app.database.db)).map(({ id }) => id))
  expect(ids.filter((id) => !known.has(id))).toEqual([])
})

test.each(['development', 'heldout'] as const)(
  '%s: what is right, and what is wrong with a source',
  async (part) => {
    const asker = { memberId: ASKER, channel: 'main', orderNo: null, now: new Date() }
    const verdicts = await judge(readUnseen(part), await answererOf(app.database.db, asker))
    const { asked, right, sourced, wrongSourced, answerable, answered } = figuresOf(verdicts)
    if (process.env.SHOW) console.log(part, figuresOf(verdicts))
    expect(asked).toBe(part === 'development' ? 81 : 236)
    expect(right / asked).toBeGreaterThanOrEqual(0.9)
    expect(wrongSourced / sourced).toBeLessThanOrEqual(MOST_WRONG)
    expect(answered / answerable).toBeGreaterThanOrEqual(0.85)
    expect(sourced).toBeGreaterThan(asked / 2)
  }
)
