/** The gate of a lounge on real PostgreSQL: a fresh code takes one visit, whoever is in a hurry. */
import { codeOf, readCode } from '../../../server/modules/lounge/code'
import { LOUNGE, openLoungeShop, PLAN, SIGNING, SINGLE, type LoungeShop } from './lounge-shop'

let shop: LoungeShop
let token = ''
const start = new Date('2026-11-21T10:00:00+08:00')

beforeAll(async () => {
  shop = await openLoungeShop()
  token = await shop.login('traveller')
})
beforeEach(async () => {
  shop.clock.set(start)
  await shop.database.clear('orders', 'rate_hits')
})
afterAll(() => shop.close())

const passNo = async () => (await shop.check(token)).data.pass?.passNo ?? ''
/** A code as it was made some seconds before now. */
const codeFrom = async (secondsAgo: number) =>
  codeOf(await passNo(), new Date(shop.clock.now().getTime() - secondsAgo * 1000), SIGNING)
const left = () =>
  shop.row<{ visits_used: number; guests_used: number }>('select visits_used, guests_used from lounge_passes')

test('a fresh code opens the gate, once, and the visit is listed with what is left', async () => {
  await shop.bought(token)
  const code = await shop.code(token)
  const first = await shop.enter(code, 'scan-1', 1)
  expect(first).toMatchObject({ verdict: 'passed', visit: { guests: 1, visitsLeft: 2, guestsLeft: 1 } })
  expect(await shop.enter(code, 'scan-2')).toMatchObject({ verdict: 'used', visit: null })
  expect((await shop.visits(token)).list).toMatchObject([
    {
      ...{ loungeName: '首都贵宾厅', airportName: '北京首都国际机场', terminal: 'T3', planName: '三次卡' },
      ...{ guests: 1, visitsLeft: 2, guestsLeft: 1, at: start.toISOString() }
    }
  ])
})

test('same-scan-sent-twice: the same answer, also at once and after the code is old, and one visit', async () => {
  await shop.bought(token)
  const code = await shop.code(token)
  const answers = await Promise.all(Array.from({ length: 20 }, () => shop.enter(code, 'scan-1')))
  expect(new Set(answers.map(({ verdict }) => verdict))).toEqual(new Set(['passed']))
  expect(new Set(answers.map(({ visit }) => visit?.id)).size).toBe(1)
  shop.clock.advance(300_000)
  expect(await shop.enter(code, 'scan-1')).toMatchObject({ verdict: 'passed', visit: { visitsLeft: 2 } })
  expect(await left()).toEqual({ visits_used: 1, guests_used: 0 })
})

test('unsigned-qr-accepted: what we did not sign opens nothing, nor what another secret did', async () => {
  await shop.bought(token)
  const code = await shop.code(token)
  const changed = code.slice(0, -1) + String((Number(code.at(-1)) + 1) % 10)
  const later = code.slice(0, 12) + String(Number(code.slice(12, 22)) + 30) + code.slice(22)
  const foreign = codeOf(await passNo(), start, 'another-secret-another-secret-another')
  const unknown = codeOf('000000000000', start, SIGNING)
  for (const bad of ['', '1234', 'x'.repeat(32), changed, later, foreign, unknown, code + '0'])
    expect((await shop.enter(bad, 'scan')).verdict).toBe('forged')
  expect(await left()).toEqual({ visits_used: 0, guests_used: 0 })
})

test('a code lives a minute: a picture of it is told by its age, and one of the future is none of ours', async () => {
  await shop.bought(token)
  expect(await shop.enter(await codeFrom(60), 'a')).toMatchObject({ verdict: 'old', ageSeconds: 60 })
  expect(await shop.enter(await codeFrom(3600), 'b')).toMatchObject({ verdict: 'old', ageSeconds: 3600 })
  expect(await shop.enter(await codeFrom(-6), 'c')).toMatchObject({ verdict: 'forged' })
  expect(await shop.enter(await codeFrom(59), 'd')).toMatchObject({ verdict: 'passed', ageSeconds: 59 })
  expect(await left()).toEqual({ visits_used: 1, guests_used: 0 })
})

test('one code before many gates at once opens one of them', async () => {
  await shop.bought(token)
  const code = await shop.code(token)
  const answers = await Promise.all(Array.from({ length: 30 }, (_, i) => shop.enter(code, `gate-${i}`)))
  const verdicts = answers.map(({ verdict }) => verdict).sort()
  expect(verdicts).toEqual(['passed', ...Array<string>(29).fill('used')].sort())
  expect(await left()).toEqual({ visits_used: 1, guests_used: 0 })
})

test('two gates at once with a code each use one visit each, or one is refused when one is left', async () => {
  await shop.bought(token)
  const both = await Promise.all([shop.enter(await codeFrom(2), 'g1'), shop.enter(await codeFrom(1), 'g2')])
  expect(both.map(({ verdict }) => verdict)).toEqual(['passed', 'passed'])
  expect(await left()).toEqual({ visits_used: 2, guests_used: 0 })
  const last = await Promise.all([shop.enter(await codeFrom(4), 'g3'), shop.enter(await codeFrom(3), 'g4')])
  expect(last.map(({ verdict }) => verdict).sort()).toEqual(['passed', 'spent'])
  expect(await left()).toEqual({ visits_used: 3, guests_used: 0 })
})

test('a hundred gates at once take as many visits as there are, and not one more', async () => {
  await shop.database.pool.query('update lounge_plans set visits = 12 where id = $1', [PLAN])
  await shop.bought(token)
  const number = await passNo()
  const codes = Array.from({ length: 100 }, (_, i) =>
    codeOf(number, new Date(start.getTime() - (i % 50) * 1000), SIGNING)
  )
  const answers = await Promise.all(codes.map((code, i) => shop.enter(code, `rush-${i}`)))
  expect(answers.filter(({ verdict }) => verdict === 'passed')).toHaveLength(12)
  expect(await left()).toMatchObject({ visits_used: 12 })
  expect(await shop.row('select count(*)::int as n from lounge_visits')).toEqual({ n: 12 })
  await shop.database.pool.query('update lounge_plans set visits = 3 where id = $1', [PLAN])
})

test('guests: no more at once and in all than the membership has; who is refused loses nothing', async () => {
  await shop.bought(token)
  expect(await shop.enter(await codeFrom(1), 'a', 3)).toMatchObject({ verdict: 'guests' })
  expect(await shop.enter(await codeFrom(1), 'b', 2)).toMatchObject({ verdict: 'passed' })
  expect(await shop.enter(await codeFrom(2), 'c', 1)).toMatchObject({ verdict: 'guests' })
  expect(await left()).toEqual({ visits_used: 1, guests_used: 2 })
})

test('a lounge that is shut, or that nobody knows, takes nobody', async () => {
  await shop.bought(token)
  const code = await shop.code(token)
  for (const lounge of ['pek-shut', 'nowhere'])
    expect(await shop.enter(code, 'a', 0, lounge)).toMatchObject({ verdict: 'noLounge' })
  expect(await shop.enter(code, 'a', 0, LOUNGE)).toMatchObject({ verdict: 'passed' })
})

test('a membership that has ended takes nobody, whatever its code says', async () => {
  await shop.bought(token, SINGLE)
  const number = await passNo()
  shop.clock.advance(31 * 86_400_000)
  const code = codeOf(number, shop.clock.now(), SIGNING)
  expect(await shop.enter(code, 'a')).toMatchObject({ verdict: 'ended' })
})

test('the database itself keeps the count, should the code ever be wrong', async () => {
  await shop.bought(token, SINGLE)
  await expect(shop.database.pool.query('update lounge_passes set visits_used = 2')).rejects.toThrow(
    /lounge_passes_visits/
  )
})

test('codes can be typed with blanks, and say when they were made', () => {
  const code = codeOf('123456789012', start, SIGNING)
  expect(code).toMatch(/^\d{32}$/)
  const typed = code.replace(/(\d{4})/g, '$1 ')
  expect(readCode(typed, SIGNING, start)).toMatchObject({
    passNo: '123456789012',
    issuedAt: start,
    age: 'fresh'
  })
})
