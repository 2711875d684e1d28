import { endpointPath } from '../../contract/endpoint'
import { endpoints } from '../../contract/endpoints'
import type { RoutePath } from '../../src/routes/table'
import { costCells, withCost } from '../cost'
import { makeDemoThings } from '../demo-things'
import { run, type Load, type LoadResult } from '../load'
import { makeMembers, type BenchMember } from '../members'
import { pageQueries } from '../../e2e/support/page-queries'
import { openShop, type Shop } from '../shop'
import { whole, type Table } from '../table'
import { callsOfSkeletons, type RequestedCall } from './requested-calls'
import { between, pageCounts, type PageCounts } from './counts'
import { memberOpening, publicOpening, skeletonOpening, type Opening } from './openings'

const SECONDS = Number(process.env.BENCH_SECONDS ?? 8)
const CONNECTIONS = 64
/** Pages per second beside the calls: about a third of a core if they are rendered without cache. */
const PAGES = 40
/** Calls per second, which leave the server idle half of the time. */
const CALLS = 200
const OK = '"resultCode":"100"'

const PUBLIC: readonly RoutePath[] = [
  'pages/index/index',
  'pages/market/index',
  'pages/cardDetail/index',
  'pages/plateDetails/index',
  'pages/privilegeDetail/index',
  'pages-mall/physicalMall/index',
  'pages-mall/productDetail/index',
  'pages-secondary/brandDetail/index'
]

/** `asking`: skeletons, each with the calls that fetch the data a server render would include. */
type Kind = 'skeletons' | 'asking' | 'cached' | 'rendered'

const NAMES: Readonly<Record<Kind, string>> = {
  skeletons: 'skeletons',
  asking: 'skeletons, and their reads',
  cached: 'cached',
  rendered: 'rendered'
}

/** One request of opening a page: the page itself, or a call that it makes. */
type Request = Opening | (RequestedCall & { readonly token: string })

/** Pages per second from the cache, and the latency of calls beside pages of each kind. */
export async function measureBeside(): Promise<Table> {
  const shop = await openShop()
  try {
    const things = await makeDemoThings(shop)
    const members = await makeMembers(shop.database, 200, 0, 1)
    const openings = await openingsOf(shop, pageQueries(things), members)
    const rows = [
      await alone(shop, 'skeletons, as much as goes', openings.skeletons),
      await alone(shop, 'kept for 5 s, as much as goes', openings.cached)
    ]
    // twice, the second time in reverse order: the machine's speed varies over time
    const kinds = [undefined, 'skeletons', 'asking', 'cached', 'rendered'] as const
    const beside = new Map<string, string[][]>()
    for (const kind of [...kinds, ...[...kinds].reverse()])
      for (const row of await callsBeside(shop, members, kind, kind && openings[kind]))
        beside.set(row[0] ?? '', [...(beside.get(row[0] ?? '') ?? []), row])
    for (const [one = [], other = []] of beside.values())
      rows.push(one.map((cell, at) => pair(cell, other[at], at)))
    return {
      title: 'Pages and calls side by side',
      note: `${CONNECTIONS} connections for ${SECONDS} s; then ${CALLS} calls a second of ${members.length} members beside ${PAGES} pages a second of ${PUBLIC.length} routes, twice (both figures). Skeletons are what all pages were before the server drew them; their pages then made ${readsOf(openings)} calls each for what a drawing brings. Budget: 2,000 pages/s out of what is kept; calls beside pages no slower than beside skeletons and their reads.`,
      columns: ['', 'a second', 'p50 ms', 'p99 ms', 'server µs', 'errors', 'rendered', 'cached', 'skeletons'],
      rows
    }
  } finally {
    await shop.stop()
  }
}

const pair = (one: string, other: string | undefined, at: number) =>
  at === 0 ? one : `${one} / ${other ?? '–'}`

async function openingsOf(
  shop: Shop,
  queries: ReturnType<typeof pageQueries>,
  members: readonly BenchMember[]
): Promise<Readonly<Record<Kind, readonly Request[]>>> {
  const open = (page: RoutePath) => {
    const { memberCardId: _card, ...rest } = queries[page]
    return rest
  }
  const [first] = members
  const asked = await callsOfSkeletons(
    shop,
    PUBLIC.map((page) => [page, open(page)] as const),
    first?.token ?? ''
  )
  return {
    asking: members.flatMap(({ token }) =>
      PUBLIC.flatMap((page) => [
        skeletonOpening(page, open(page)),
        ...(asked.get(page) ?? []).map((call) => ({ ...call, token }))
      ])
    ),
    skeletons: PUBLIC.map((page) => skeletonOpening(page, open(page))),
    cached: PUBLIC.map((page) => publicOpening(page, open(page))),
    rendered: members.flatMap(({ token }) => PUBLIC.map((page) => memberOpening(page, open(page), token)))
  }
}

/** Requests for one opening of a page. */
const perPage = (requests: readonly Request[]): number =>
  requests.length / Math.max(1, requests.filter((one) => 'headers' in one).length)

const readsOf = ({ asking }: Readonly<Record<Kind, readonly Request[]>>): string =>
  (perPage(asking) - 1).toFixed(1)

const pagesLoad = (shop: Shop, callers: readonly Request[], more: Partial<Load>): Load => ({
  url: shop.origin,
  method: 'GET',
  callers,
  expect: '',
  connections: CONNECTIONS,
  seconds: SECONDS,
  ...more
})

async function alone(shop: Shop, name: string, openings: readonly Request[]): Promise<string[]> {
  await run(pagesLoad(shop, openings, { seconds: Math.min(3, SECONDS) }))
  const counted = await pageCounts(shop.origin)
  const { result, cost } = await withCost(shop, () => run(pagesLoad(shop, openings, {})))
  return row(name, result, costCells(cost)[0], between(counted, await pageCounts(shop.origin)))
}

/** The latency of calls beside pages of this kind. */
async function callsBeside(
  shop: Shop,
  members: readonly BenchMember[],
  kind: Kind | undefined,
  openings: readonly Request[] = []
): Promise<string[][]> {
  const pages = pagesLoad(shop, openings, { connections: 8, rate: Math.round(PAGES * perPage(openings)) })
  const counted = await pageCounts(shop.origin)
  const [calls, beside] = await Promise.all([
    run({
      url: shop.origin + endpointPath(endpoints.indexConfig),
      method: endpoints.indexConfig.method,
      callers: members.map(({ token }) => ({ token })),
      expect: OK,
      connections: 8,
      seconds: SECONDS,
      rate: CALLS
    }),
    ...(kind ? [run(pages)] : [])
  ])
  const counts = between(counted, await pageCounts(shop.origin))
  const name = kind === undefined ? 'calls alone' : `calls beside pages: ${NAMES[kind]}`
  return [
    row(name, calls, '–', counts),
    ...(beside ? [row(`… these pages: ${kind ? NAMES[kind] : ''}`, beside, '–', counts)] : [])
  ]
}

const row = (name: string, result: LoadResult, cost: string, counts: PageCounts): string[] => [
  name,
  whole(result.perSecond),
  String(result.p50Ms),
  String(result.p99Ms),
  cost,
  String(result.errors),
  whole(counts.rendered),
  whole(counts.cached),
  whole(counts.skeletons)
]
