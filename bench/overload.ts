import { endpointPath } from '../contract/endpoint'
import { endpoints } from '../contract/endpoints'
import { run, type Load, type LoadResult } from './load'
import { makeMembers } from './members'
import { openShop, type Shop } from './shop'
import { whole, type Table } from './table'

const SECONDS = Number(process.env.BENCH_SECONDS ?? 8)
const CAPACITY_CONNECTIONS = 64
/** Enough connections to keep the admission queue full. */
const CROWD = 2000
const TIMES = 5
const GONE_MS = 10_000
const OK = '"resultCode":"100"'

/** One process at five times its capacity, and while its PostgreSQL is down for ten seconds. */
export async function measureOverload(): Promise<Table> {
  const shop = await openShop()
  try {
    const members = await makeMembers(shop.database, 400, 0)
    const base = {
      url: shop.origin + endpointPath(endpoints.indexConfig),
      method: 'GET',
      callers: members.map(({ token }) => ({ token })),
      expect: OK
    } as const
    const usual: Load = { ...base, connections: CAPACITY_CONNECTIONS, seconds: SECONDS }
    await run({ ...usual, seconds: 2 })
    const capacity = await run(usual)
    const crowd: Load = {
      ...base,
      connections: CROWD,
      seconds: SECONDS,
      rate: Math.round(capacity.perSecond * TIMES)
    }
    const crowded = await run(crowd)
    const gone = run({ ...usual, seconds: (GONE_MS + 10_000) / 1000 })
    await pause(4000)
    await withoutPostgres(shop.postgres)
    return table([
      ['capacity', capacity],
      [`${TIMES} times as much asked`, crowded],
      ['PostgreSQL gone 10 of 20 s', await gone],
      ['afterwards', await run(usual)]
    ])
  } finally {
    await shop.stop()
  }
}

async function withoutPostgres(postgres: Shop['postgres']): Promise<void> {
  await postgres.stop()
  await pause(GONE_MS)
  await postgres.restart()
}

const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms))

function table(rows: readonly (readonly [string, LoadResult])[]): Table {
  const capacity = rows[0]?.[1].goodPerSecond ?? 1
  return {
    title: 'Server under more load than it can take',
    note: `indexConfig of 400 members, ${CAPACITY_CONNECTIONS} connections; ${TIMES} times as much from ${CROWD}. Aim: good answers 80 % of the capacity, their p99 1 s, no 500, none without an answer.`,
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
    rows: rows.map(([name, result]) => [
      name,
      whole(result.goodPerSecond),
      `${((result.goodPerSecond / capacity) * 100).toFixed(0)} %`,
      whole(result.goodP50Ms),
      whole(result.goodP99Ms),
      whole(result.later),
      whole(result.laterP99Ms),
      String(result.failed),
      String(result.unanswered)
    ])
  }
}
