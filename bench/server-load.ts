import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import path from 'node:path'
import { endpointPath } from '../contract/endpoint'
import { endpoints, type EndpointName } from '../contract/endpoints'
import { ROOT } from './built'
import { costCells, withCost, type Costed } from './cost'
import { run, type Load, type LoadResult } from './load'
import { makeMembers, type BenchMember } from './members'
import { openShop } from './shop'
import { whole, type Table } from './table'

const SECONDS = Number(process.env.BENCH_SECONDS ?? 8)
const CONNECTIONS = 64
/** Enough members that none reaches the limit of unpaid orders. */
const MEMBERS = 4000
const WITH_CARDS = 50
const OK = '"resultCode":"100"'

interface Measured extends Costed {
  readonly name: string
}

/**
 * Reads and orders per second of the built server on its own PostgreSQL, beside a bare Fastify in the same
 * run.
 */
export async function measureServer(): Promise<Table> {
  const bare = await measureBare()
  const shop = await openShop()
  try {
    const members = await makeMembers(shop.database, MEMBERS, WITH_CARDS)
    const measured: Measured[] = []
    for (const [name, call, kind] of loadsFor(members)) {
      const { method } = endpoints[call]
      const url = shop.origin + endpointPath(endpoints[call])
      const load = { url, method, connections: CONNECTIONS, seconds: SECONDS, expect: OK, ...kind }
      // warm-up: the first calls prepare statements and compile code
      await run({ ...load, seconds: Math.min(2, SECONDS) })
      measured.push({ name, ...(await withCost(shop, () => run(load))) })
    }
    return table(bare, measured)
  } finally {
    await shop.stop()
  }
}

type Kind = Pick<Load, 'callers'> & Partial<Load>

function loadsFor(members: readonly BenchMember[]): [name: string, call: EndpointName, load: Kind][] {
  const holders = members.filter((member) => member.memberCardId !== undefined)
  const order = (token: string) => ({ token, body: { productId: 'p-film-2d' } })
  return [
    ['listCardsInfo, visitor', 'listCardsInfo', { callers: [{}] }],
    ['indexConfig, visitor', 'indexConfig', { callers: [{}] }],
    ['indexConfig, member', 'indexConfig', { callers: members.map(({ token }) => ({ token })) }],
    [
      'indexPlateInfo, member with a card of 5 plates',
      'indexPlateInfo',
      {
        callers: holders.map(({ token, memberCardId }) => ({ token, query: `memberCardId=${memberCardId}` }))
      }
    ],
    [
      `createProductOrder, ${MEMBERS} members`,
      'createProductOrder',
      { callers: members.map(({ token }) => order(token)), keyed: true }
    ],
    ['orderList, page of 10', 'orderList', { callers: members.map(({ token }) => ({ token, body: {} })) }]
  ]
}

async function measureBare(): Promise<LoadResult> {
  const child = spawn(process.execPath, [path.join(ROOT, 'bench/bare-server.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit']
  })
  try {
    for await (const url of createInterface(child.stdout)) {
      const load = { url, method: 'GET', callers: [{}], expect: OK, connections: CONNECTIONS } as const
      return await run({ ...load, seconds: Math.min(SECONDS, 5) })
    }
    throw new Error('The bare server did not start')
  } finally {
    child.kill()
  }
}

function table(bare: LoadResult, measured: readonly Measured[]): Table {
  const row = ({ name, result, cost }: Measured) => [
    name,
    whole(result.perSecond),
    `${((result.perSecond / bare.perSecond) * 100).toFixed(0)} %`,
    String(result.p50Ms),
    String(result.p99Ms),
    ...costCells(cost),
    String(result.errors)
  ]
  return {
    title: 'Server under load',
    note: `${CONNECTIONS} connections for ${SECONDS} s from a second process on the same machine; embedded PostgreSQL, commits on disk; µs = processor time a call. Budget: 3,000 catalogue reads/s, 1,000 orders/s, p99 150 ms.`,
    columns: [
      'call',
      'a second',
      'of bare Fastify',
      'p50 ms',
      'p99 ms',
      'server µs',
      'database µs',
      'errors'
    ],
    rows: [row({ name: 'bare Fastify, constant answer', result: bare }), ...measured.map(row)]
  }
}
