/** How long calls take in a shop with many members, and for a member with much, beside one with hardly anything. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../built'
import { keepToOneCore } from '../cores'
import { whole, type Table } from '../table'
import { askerOf } from './asker'
import { READ_CALLS } from './call-reads'
import { MANY_COUPONS, WRITE_CALLS } from './call-writes'
import type { Caller, Callers } from './caller'
import { asRead, asWrite, compare, TURNS, type Compared, type Figures, type MeasuredCall } from './compare'
import { LOTTERY } from './fill'
import { AVERAGE, HEAVY } from './members'
import { EMPTY, FILLED, openShopsAtSize, restJobs, type ShopAtSize, type ShopsAtSize } from './shops'
import { plansOf } from './statements'
import { makeThings } from './things'

/** Only calls whose names match, while one of them is mended. */
const ONLY = new RegExp(process.env.SCALE_CALLS ?? '')
const PLANS = path.join(ROOT, 'docs/benchmarks/calls-plans.txt')

/** How much longer than in an empty shop a call may take, and how much of PostgreSQL's time it may need, ms. */
const AIM = { average: 1.5, heavy: 3, databaseMs: 50 }
/** Smaller differences are not told from noise, ms. */
const NOTICED_MS = 1

/** Opens the shops, with the three callers in them; jobs rest. */
export async function openCallers(): Promise<{
  shops: ShopsAtSize
  callers: Callers
  stop(): Promise<void>
}> {
  const shops = await openShopsAtSize()
  try {
    const [empty, average] = await Promise.all([
      callerOf(shops.small, AVERAGE),
      callerOf(shops.large, AVERAGE)
    ])
    const callers = { empty, average, heavy: await callerOf(shops.large, HEAVY) }
    for (const shop of [shops.small, shops.large]) await restJobs(shop)
    const stop = async () => {
      for (const { asker } of Object.values(callers)) asker.close()
      await shops.stop()
    }
    return { shops, callers, stop }
  } catch (problem) {
    await shops.stop()
    throw problem
  }
}

async function callerOf(shop: ShopAtSize, memberId: string): Promise<Caller> {
  const things = await makeThings(shop, memberId)
  return { shop, things, asker: askerOf(shop.origin, things.buyer.token) }
}

/** Measures every call, one at a time; the plans of what is slow are stored beside the table. */
export async function measureCalls(): Promise<Table> {
  keepToOneCore()
  const { shops, callers, stop } = await openCallers()
  try {
    const rows: (readonly [string, Compared])[] = []
    const plans: string[] = []
    const measure = async (measured: MeasuredCall) => {
      if (!ONLY.test(measured.name)) return
      try {
        const compared = await compare(shops, callers, measured)
        rows.push([measured.name, compared])
        if (isSlow(compared)) plans.push(await slowPlans(shops, callers, measured))
      } catch (problem) {
        // the others are not lost with it
        process.stderr.write(`${measured.name} is not measured: ${String(problem)}\n`)
      }
    }
    for (const read of READ_CALLS) await measure(asRead(read))
    await makeRoom(shops)
    for (const write of WRITE_CALLS) await measure(asWrite(write))
    writeFileSync(PLANS, plans.join('\n'))
    return table(rows)
  } finally {
    await stop()
  }
}

/** As many tries and coupons as calls are made. */
async function makeRoom({ small, large }: ShopsAtSize): Promise<void> {
  for (const { database } of [small, large]) {
    await database.pool.query('update lotteries set daily_tries = 100 where id = $1', [LOTTERY])
    await database.pool.query(
      `insert into coupons select (jsonb_populate_record(null::coupons, to_jsonb(c) || '{"id": "${MANY_COUPONS}"}')).*
       from coupons c where id = 'scale-coupon-1'`
    )
  }
}

function isSlow({ empty, average, heavy }: Compared): boolean {
  const isLonger = (figures: Figures | undefined, times: number) =>
    figures !== undefined &&
    (figures.database > AIM.databaseMs ||
      (empty !== undefined &&
        figures.least > times * empty.least &&
        figures.least > empty.least + NOTICED_MS))
  return isLonger(average, AIM.average) || isLonger(heavy, AIM.heavy)
}

async function slowPlans(shops: ShopsAtSize, { heavy }: Callers, measured: MeasuredCall): Promise<string> {
  const sent = await measured.prepare(heavy)
  const text = sent === undefined ? '' : await plansOf(shops, () => heavy.asker.ask(measured.call, sent))
  return `=== ${measured.name}, heavy member\n${text}`
}

function table(rows: readonly (readonly [string, Compared])[]): Table {
  return {
    title: 'Calls with much data',
    note: `Over HTTP, one after the other, ms: the least and, in brackets, the median of 40 reads or 15 writes; “database”: planning and execution of its statements, the best of ${TURNS} turns. Empty: ${EMPTY.members} members and ${EMPTY.stores} stores; filled: ${whole(FILLED.members)} members, of whom one has ${whole(FILLED.heavy)} of everything and a cart of 120 lines, and ${whole(FILLED.stores)} stores; a server process each, on one PostgreSQL and one core, jobs at rest. Aim: an average member ${AIM.average} × empty, the heavy one ${AIM.heavy} ×, nothing above ${AIM.databaseMs} ms of the database.`,
    columns: [
      'call',
      'empty',
      'filled',
      '×',
      'heavy member',
      '×',
      'database: empty',
      'filled',
      'heavy member',
      'statements'
    ],
    headline: ['getMySummary', 'getCart', 'settleMall', 'getLottery', 'createMallOrder'],
    rows: rows.map(([name, { empty, average, heavy }]) => [
      name,
      timesOf(empty),
      timesOf(average),
      ratioOf(average, empty),
      timesOf(heavy),
      ratioOf(heavy, empty),
      ...[empty, average, heavy].map((figures) => figures?.database.toFixed(2) ?? '–'),
      (heavy ?? average ?? empty)?.statements.toFixed(0) ?? '–'
    ])
  }
}

const timesOf = (figures: Figures | undefined) =>
  figures ? `${figures.least.toFixed(1)} (${figures.median.toFixed(1)})` : '–'

const ratioOf = (figures: Figures | undefined, empty: Figures | undefined) =>
  figures && empty ? (figures.least / empty.least).toFixed(1) : '–'
