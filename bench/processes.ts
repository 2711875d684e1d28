import { endpointPath } from '../contract/endpoint'
import { endpoints, type EndpointName } from '../contract/endpoints'
import { costCells, withCost, type Costed } from './cost'
import { runSpread, type Load } from './load'
import { makeMembers, type BenchMember } from './members'
import { openShop } from './shop'
import { whole, type Table } from './table'

const SECONDS = Number(process.env.BENCH_SECONDS ?? 8)
const CONNECTIONS = 48
const MAX_PROCESSES = 3
/** Enough members that none reaches the limit of unpaid orders. */
const MEMBERS = 4000
const OK = '"resultCode":"100"'

interface Measured extends Costed {
  readonly name: string
  readonly processes: number
}

/**
 * Reads and orders per second of one, two and three processes on one PostgreSQL, with calls spread evenly.
 */
export async function measureProcesses(): Promise<Table> {
  const measured: Measured[] = []
  for (let processes = 1; processes <= MAX_PROCESSES; processes++)
    measured.push(...(await measure(processes)))
  return {
    title: 'One, two and three processes on one PostgreSQL',
    note: `${CONNECTIONS} connections for ${SECONDS} s, spread over the processes; load, processes and PostgreSQL share the machine, so calls a second do not grow where its cores are used up: what tells is the processor time of a call, all processes together.`,
    columns: ['call', 'processes', 'a second', 'p99 ms', 'server µs', 'database µs', 'errors'],
    rows: measured
      .sort((one, other) => one.name.localeCompare(other.name))
      .map(({ name, processes, result, cost }) => [
        name,
        String(processes),
        whole(result.perSecond),
        String(result.p99Ms),
        ...costCells(cost),
        String(result.errors)
      ])
  }
}

async function measure(processes: number): Promise<Measured[]> {
  const shop = await openShop({ DATABASE_POOL: '8' }, processes)
  try {
    const members = await makeMembers(shop.database, MEMBERS, 0)
    const measured: Measured[] = []
    for (const [name, call, kind] of loadsFor(members)) {
      const urls = shop.processes.map(({ origin }) => origin + endpointPath(endpoints[call]))
      const load = { ...kind, method: endpoints[call].method, connections: CONNECTIONS, expect: OK }
      // warm-up: the first calls prepare statements and compile code
      await runSpread(urls, { ...load, seconds: Math.min(2, SECONDS) })
      const costed = await withCost(shop, () => runSpread(urls, { ...load, seconds: SECONDS }))
      measured.push({ name, processes, ...costed })
    }
    return measured
  } finally {
    await shop.stop()
  }
}

function loadsFor(
  members: readonly BenchMember[]
): [name: string, call: EndpointName, load: Pick<Load, 'callers' | 'keyed'>][] {
  return [
    ['indexConfig, member', 'indexConfig', { callers: members.map(({ token }) => ({ token })) }],
    [
      'createProductOrder',
      'createProductOrder',
      { callers: members.map(({ token }) => ({ token, body: { productId: 'p-film-2d' } })), keyed: true }
    ]
  ]
}
