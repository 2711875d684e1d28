import { endpointPath } from '../contract/endpoint'
import { endpoints } from '../contract/endpoints'
import { keepToOneCore } from './cores'
import { run, runSpread, type Load, type LoadResult } from './load'
import { makeMembers, type BenchMember } from './members'
import { memberOpening } from './pages/openings'
import { openShop, type Shop } from './shop'
import { whole, type Table } from './table'

const SECONDS = Number(process.env.BENCH_SECONDS ?? 8)
const CAPACITY_CONNECTIONS = 64
/** Enough connections to keep the admission queue full. */
const CROWD = 2000
const TIMES = 5
const GONE_MS = 10_000
const MEMBERS = 400

/**
 * Processes at five times their capacity: calls alone, calls and pages of members in turn, one of three processes gone; and calls while
 * PostgreSQL is down for ten seconds. Servers and database have one core, who asks the other.
 */
export async function measureOverload(): Promise<Table> {
  const isApart = keepToOneCore()
  return table(isApart, [...(await measureOne(isApart)), ...(await measureThree(isApart))])
}

type Row = readonly [name: string, result: LoadResult, capacity: LoadResult]

async function measureOne(isApart: boolean): Promise<Row[]> {
  const shop = await openShop()
  try {
    const members = await makeMembers(shop.database, MEMBERS, 0)
    const calls = { url: shop.origin, callers: members.map(callOf), isApart }
    const mixed = { ...calls, callers: members.flatMap((member) => [callOf(member), pageOf(member)]) }
    const rows: Row[] = []
    for (const [what, load] of [
      ['calls', calls],
      ['calls and pages', mixed]
    ] as const) {
      const capacity = await measureCapacity([shop.origin], load)
      rows.push([`${what}, capacity`, capacity, capacity])
      rows.push([`${what}, ${TIMES} times`, await crowd([shop.origin], load, capacity), capacity])
    }
    const usual: Load = { ...usualOf(calls), seconds: (GONE_MS + 10_000) / 1000 }
    const [, , capacity] = rows[0] as Row
    const gone = run(usual)
    await pause(4000)
    await withoutPostgres(shop.postgres)
    rows.push(['PostgreSQL gone 10 of 20 s', await gone, capacity])
    rows.push(['afterwards', await run(usualOf(calls)), capacity])
    return rows
  } finally {
    await shop.stop()
  }
}

/** What was asked of three processes comes to the two that are left, as a proxy would send it. */
async function measureThree(isApart: boolean): Promise<Row[]> {
  const shop = await openShop({}, 3)
  try {
    const members = await makeMembers(shop.database, MEMBERS, 0)
    const load = { url: shop.origin, callers: members.map(callOf), isApart }
    const origins = shop.processes.map(({ origin }) => origin)
    const capacity = await measureCapacity(origins, load)
    await shop.processes.at(-1)?.stop()
    const left = await crowd(origins.slice(0, -1), load, capacity)
    return [
      ['three processes, capacity', capacity, capacity],
      [`one of them gone, ${TIMES} times`, left, capacity]
    ]
  } finally {
    await shop.stop()
  }
}

type Asked = Pick<Load, 'url' | 'callers' | 'isApart'>

const callOf = ({ token }: BenchMember) => ({ path: endpointPath(endpoints.indexConfig), token })
const pageOf = ({ token }: BenchMember) => memberOpening('pages-my/receiveRecord/index', {}, token)

/** Whatever it is, pages and calls: good is what came with 200. */
const usualOf = (asked: Asked): Load => ({
  ...asked,
  method: 'GET',
  expect: '',
  connections: CAPACITY_CONNECTIONS,
  seconds: SECONDS
})

async function measureCapacity(origins: readonly string[], asked: Asked): Promise<LoadResult> {
  await runSpread(origins, { ...usualOf(asked), seconds: 2 })
  return runSpread(origins, usualOf(asked))
}

const crowd = (origins: readonly string[], asked: Asked, capacity: LoadResult): Promise<LoadResult> =>
  runSpread(origins, {
    ...usualOf(asked),
    connections: CROWD,
    rate: Math.round((capacity.perSecond * TIMES) / origins.length)
  })

async function withoutPostgres(postgres: Shop['postgres']): Promise<void> {
  await postgres.stop()
  await pause(GONE_MS)
  await postgres.restart()
}

const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms))

function table(isApart: boolean, rows: readonly Row[]): Table {
  const place = isApart ? 'Servers and PostgreSQL on one core, who asks on another. ' : ''
  return {
    title: 'Server under more load than it can take',
    note: `${place}indexConfig of ${MEMBERS} members, and in turn with a page rendered for them; ${CAPACITY_CONNECTIONS} connections; ${TIMES} times as much from ${CROWD}. Aim: good answers 85 % of the capacity, their p99 1 s, no 500, none without an answer. A page that cannot be rendered in time is good as a skeleton.`,
    columns: [
      '',
      'good a second',
      'of capacity',
      'p50 ms',
      'p99 ms',
      '503',
      '503 p99 ms',
      '500',
      'no answer'
    ],
    rows: rows.map(([name, result, capacity]) => [
      name,
      whole(result.goodPerSecond),
      `${((result.goodPerSecond / capacity.goodPerSecond) * 100).toFixed(0)} %`,
      whole(result.goodP50Ms),
      whole(result.goodP99Ms),
      whole(result.later),
      whole(result.laterP99Ms),
      String(result.failed),
      String(result.unanswered)
    ])
  }
}
