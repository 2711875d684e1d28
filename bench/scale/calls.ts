/** How long calls take in a shop with many members, and for a member with much, beside one with hardly anything. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../built'
import { keepToOneCore } from '../cores'
import { median, whole, type Table } from '../table'
import { askerOf, type Asker, type Sent } from './asker'
import { nameOf, READ_CALLS, type ReadCall } from './call-reads'
import { AVERAGE, HEAVY } from './fill'
import { EMPTY, FILLED, openShopsAtSize, restJobs, type ShopAtSize, type ShopsAtSize } from './shops'
import { countStatements, forgetStatements, plansOf } from './statements'
import { makeThings, type Things } from './things'

/** The three take turns, so that whatever else the machine does meets all of them. */
const TURNS = 5
const CALLS_A_TURN = 8
/** Prepared statements get their final plan with the sixth call of a connection. */
const WARM = 24
const PLANS = path.join(ROOT, 'docs/benchmarks/calls-plans.txt')

/** An average member is to wait at most so many times as long as in an empty shop, a heavy one so many times; no call asks more of PostgreSQL, ms. */
const AIM = { average: 1.5, heavy: 3, databaseMs: 50 }
/** Differences below these are not told from noise, ms: of a call, and of its statements. */
const NOTICED_MS = 1

/** One who asks in one of the shops. */
export interface Caller {
  readonly shop: ShopAtSize
  readonly things: Things
  readonly asker: Asker
}

export interface Callers {
  readonly empty: Caller
  readonly average: Caller
  readonly heavy: Caller
}

/** Of one call by one caller: ms until it was answered, ms of PostgreSQL, statements. */
export interface Figures {
  readonly least: number
  readonly median: number
  readonly database: number
  readonly statements: number
}

type Compared = Readonly<Record<keyof Callers, Figures | undefined>>

/** Measures every call that only reads, one at a time. */
export async function measureCalls(): Promise<Table> {
  keepToOneCore()
  const shops = await openShopsAtSize()
  try {
    const callers = await callersOf(shops)
    for (const shop of [shops.small, shops.large]) await restJobs(shop)
    const rows: (readonly [string, Compared])[] = []
    const plans: string[] = []
    for (const read of READ_CALLS) {
      try {
        const compared = await compare(shops, callers, read)
        rows.push([nameOf(read), compared])
        if (isSlow(compared)) plans.push(await slowPlans(shops, callers, read))
      } catch (problem) {
        // the others are not lost with it
        process.stderr.write(`${nameOf(read)} is not measured: ${String(problem)}\n`)
      }
    }
    for (const { asker } of Object.values(callers)) asker.close()
    writeFileSync(PLANS, plans.join('\n'))
    return table(rows)
  } finally {
    await shops.stop()
  }
}

async function callersOf(shops: ShopsAtSize): Promise<Callers> {
  const callerOf = async (shop: ShopAtSize, memberId: string): Promise<Caller> => {
    const things = await makeThings(shop, memberId)
    return { shop, things, asker: askerOf(shop.origin, things.buyer.token) }
  }
  const [empty, average] = await Promise.all([callerOf(shops.small, AVERAGE), callerOf(shops.large, AVERAGE)])
  return { empty, average, heavy: await callerOf(shops.large, HEAVY) }
}

async function compare(shops: ShopsAtSize, callers: Callers, read: ReadCall): Promise<Compared> {
  const all = Object.entries(callers).map(([who, caller]: [string, Caller]) => ({
    who,
    caller,
    sent: read.sent(caller.things),
    turns: [] as Turn[]
  }))
  const asking = all.flatMap((each) => (each.sent === undefined ? [] : [{ ...each, sent: each.sent }]))
  for (const { caller, sent } of asking)
    for (let call = 0; call < WARM; call++) await caller.asker.ask(read.call, sent)
  for (let turn = 0; turn < TURNS; turn++)
    for (const { caller, sent, turns } of asking) turns.push(await takeTurn(shops, caller, read, sent))
  const figures = Object.fromEntries(
    all.map(({ who, turns }) => [who, turns.length === 0 ? undefined : figuresOf(turns)])
  )
  return figures as Compared
}

interface Turn {
  readonly times: readonly number[]
  readonly database: number
  readonly statements: number
}

async function takeTurn(
  shops: ShopsAtSize,
  { asker, shop }: Caller,
  { call }: ReadCall,
  sent: Sent
): Promise<Turn> {
  await forgetStatements(shops, shop.name)
  const times: number[] = []
  for (let each = 0; each < CALLS_A_TURN; each++) times.push((await asker.ask(call, sent)).ms)
  const { ms, statements } = await countStatements(shops, shop.name)
  return { times, database: ms / CALLS_A_TURN, statements: statements / CALLS_A_TURN }
}

function figuresOf(turns: readonly Turn[]): Figures {
  const times = turns.flatMap((turn) => turn.times)
  return {
    least: Math.min(...times),
    median: median(times),
    // jobs of the server and what else the machine does only add to these
    database: Math.min(...turns.map((turn) => turn.database)),
    statements: Math.min(...turns.map((turn) => turn.statements))
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

async function slowPlans(shops: ShopsAtSize, { heavy }: Callers, read: ReadCall): Promise<string> {
  const sent = read.sent(heavy.things)
  const text = sent === undefined ? '' : await plansOf(shops, () => heavy.asker.ask(read.call, sent))
  return `=== ${nameOf(read)}, heavy member\n${text}`
}

function table(rows: readonly (readonly [string, Compared])[]): Table {
  return {
    title: 'Calls with much data',
    note: `Over HTTP, one after the other, ms of ${TURNS * CALLS_A_TURN} calls, by turns of ${CALLS_A_TURN}: the least and, in brackets, the median; “database”: planning and execution of its statements, the best of ${TURNS} turns. Empty: ${EMPTY.members} members and ${EMPTY.stores} stores; filled: ${whole(FILLED.members)} members, of whom one has ${whole(FILLED.heavy)} of everything and a cart of 120 lines, and ${whole(FILLED.stores)} stores; a server process each, on one PostgreSQL. Aim: an average member ${AIM.average} × empty, the heavy one ${AIM.heavy} ×, nothing above ${AIM.databaseMs} ms of the database.`,
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
    headline: [
      'getMySummary',
      'orderList',
      'getCart',
      'settleMall',
      'previewOrder',
      'getLottery',
      'getPoints'
    ],
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
