/**
 * kill -9 of servers and of PostgreSQL, again and again, while a shop is at work: many processes, each with a short life. All that
 * was acknowledged is there, once; money, stock, points, coupons and codes add up; nothing stays held by the dead.
 */
import { randomInt } from 'node:crypto'
import { randomFrom } from '../../support/random'
import { stockMall, stockShop } from '../../support/server/processes/stock-shop'
import { balance, booksOf, heldByTheDead, jobsGoOn, otherAnswers, settled, STOCK } from './life-books'
import { buyersOf, MEMBERS, nothingTold, SHOP, type Buyers, type Told } from './life-buyers'
import { startShortLives, type ShortLives } from './short-lives'

/** How many are killed; many more by hand: `KILLS=5000` (docs/how-to/scale.md). */
const KILLS = Number(process.env.KILLS ?? 150)
/** Which moments and which victims: a run that failed says it. */
const SEED = Number(process.env.KILLS_SEED ?? randomInt(1_000_000))
/** After so many kills all is checked. */
const BATCH = Math.min(150, Math.max(1, Math.ceil(KILLS / 2)))
const SIZE = 4
const BUYERS = 24
const POINTS = 1_000_000

let lives: ShortLives
let buyers: Buyers
const told: Told = nothingTold()
const began = Date.now()

const BATCHES = Array.from({ length: Math.ceil(KILLS / BATCH) }, (_, batch) => ({
  batch: batch + 1,
  times: Math.min(BATCH, KILLS - batch * BATCH)
}))

beforeAll(async () => {
  lives = await startShortLives(SIZE, SEED)
  buyers = buyersOf(lives, told)
  const query = (text: string, values?: unknown[]) => lives.pool.query(text, values)
  await stockShop({ name: SHOP, stock: STOCK, members: MEMBERS }, query)
  await stockMall({ name: SHOP, members: MEMBERS }, query)
  await query(
    `insert into coupons (id, name, rule, threshold_fen, amount_fen, percent, max_off_fen, scope, rule_text, rules_html, total,
       per_member, starts_at, ends_at, valid_days, sort)
     values ($1, '立减', 'fixed', 0, 10, 100, 0, 'all', '立减 0.1 元', '', 1000000, 1000000, now() - interval '1 day',
       now() + interval '30 days', 30, 1)`,
    [SHOP]
  )
  await query(
    `with earned as (
       insert into points_entries (member_id, channel_code, seq, kind, points, balance_before, balance_after, source, ends_at)
       select id, 'main', 1, 'earn', $2, 0, $2, 'lives:' || id, now() + interval '300 days' from members where id like $1 || '%'
       returning member_id)
     insert into points_accounts (member_id, channel_code, last_seq, balance) select member_id, 'main', 1, $2 from earned`,
    [SHOP, POINTS]
  )
})

/** How far it has come, and with which seed. */
function tell(): void {
  const { servers, young, gaveUp, database } = lives.deaths
  const ofDatabase = Object.entries(database).map(([what, n]) => `${n} ${what}`)
  const seconds = Math.round((Date.now() - began) / 1000)
  process.stderr.write(
    `KILLS_SEED=${SEED}: ${servers} servers killed (${young} while they started), and of the database ${ofDatabase.join(', ')}; ` +
      `${gaveUp} starts without a database; ${told.answers} calls answered, ${told.broken} broken off, ${told.later} told to wait; ` +
      `${told.orders.size} orders, ${told.refunds.size} refunds, ${told.coupons.size} coupons, ${told.rights.size} rights; ${seconds} s\n`
  )
}
afterEach(tell)
afterAll(() => lives.stop())

test.each(BATCHES)(`batch $batch: $times killed while ${BUYERS} buy`, async ({ batch, times }) => {
  let isOpen = true
  const before = { answers: told.answers, orders: told.orders.size, broken: told.broken }
  const buying = Array.from({ length: BUYERS }, (_, n) =>
    buyers.buy(randomFrom(SEED + 1000 * batch + n), () => isOpen)
  )
  await lives.killTimes(times).finally(() => {
    isOpen = false
  })
  await Promise.all(buying)
  expect(await heldByTheDead(lives.pool)).toEqual([])
  await settled(lives.pool)
  expect(await balance(lives.pool, told)).toEqual({ lost: [], doubled: [], wrong: [] })
  expect(await booksOf(lives.pool, [...told.orders.keys()].slice(before.orders))).toEqual([])
  expect(await otherAnswers(lives.pool, buyers, told)).toEqual([])
  told.keyed = []
  expect(told.faults).toEqual([])
  expect(lives.faults).toEqual([])
  // The kills hit work under way, else this tests nothing.
  expect(told.answers - before.answers).toBeGreaterThan(times)
  expect(told.broken).toBeGreaterThan(before.broken)
})

test('jobs go on without a hand: none is held by a process that was killed', async () => {
  await lives.killTimes(2 * SIZE)
  await jobsGoOn(lives.pool)
  expect(lives.faults).toEqual([])
})
