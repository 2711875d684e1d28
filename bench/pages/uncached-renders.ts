import type { RoutePath } from '../../src/routes/table'
import { cpuTime } from '../cpu'
import { makeDemoThings } from '../demo-things'
import { pageQueries } from '../../e2e/support/page-queries'
import { openShop, type Shop } from '../shop'
import { kb, type Table } from '../table'
import { ask, quantile } from './ask'
import { between, pageCounts } from './counts'
import { memberOpening, privateOpening, type Opening } from './openings'

/** How often each page is opened, one after the other. */
const TIMES = Number(process.env.BENCH_PAGES ?? 400)
/** Warm-up openings: a page's code is compiled while it is rendered. */
const FIRST = 200

export const RENDERED_PAGES: readonly (readonly [name: string, page: RoutePath, isMembers: boolean])[] = [
  ['home', 'pages/index/index', false],
  ['market', 'pages/market/index', false],
  ['card', 'pages/cardDetail/index', false],
  ['plate', 'pages/plateDetails/index', false],
  ['privilege', 'pages/privilegeDetail/index', false],
  ['product', 'pages-mall/productDetail/index', false],
  ['home, member', 'pages/index/index', true],
  ['market, member', 'pages/market/index', true],
  ['orders, member', 'pages-my/orderRecord/index', true],
  ['settlement, member', 'pages-mall/settlement/index', true]
]

/** CPU time and latency of pages that are not shared: each is rendered for its own request. */
export async function measureUncachedRenders(): Promise<Table> {
  const shop = await openShop()
  try {
    const things = await makeDemoThings(shop)
    const queries = pageQueries(things)
    const rows: string[][] = []
    for (const [name, page, isMembers] of RENDERED_PAGES) {
      const { memberCardId: _card, ...open } = queries[page]
      const opening = isMembers
        ? memberOpening(page, queries[page], things.token)
        : privateOpening(page, open)
      rows.push([name, ...(await measure(shop, opening))])
    }
    return {
      title: 'Server rendering, page by page',
      note: `Each opened ${TIMES} times one after the other, by who gets it alone; brotli; ms = processor time a page. Budget: server 15 ms, p95 40 ms, drawn in 5 ms (95 %).`,
      columns: [
        'page',
        'server ms',
        'database ms',
        'p50 ms',
        'p95 ms',
        'drawn in 5 ms',
        'with its reads',
        'KB',
        'drawn'
      ],
      rows
    }
  } finally {
    await shop.stop()
  }
}

async function measure(shop: Shop, opening: Opening): Promise<string[]> {
  for (let time = 0; time < FIRST; time++) await ask(shop.origin, opening)
  const before = await cpuTime(shop.processes, shop.database)
  const counted = await pageCounts(shop.origin)
  const times: number[] = []
  let bytes = 0
  for (let time = 0; time < TIMES; time++) {
    const answer = await ask(shop.origin, opening)
    if (answer.status !== 200) throw new Error(`${opening.path}: ${answer.status}`)
    times.push(answer.ms)
    bytes = answer.bytes
  }
  const counts = between(counted, await pageCounts(shop.origin))
  const after = await cpuTime(shop.processes, shop.database)
  const each = (name: 'serverMs' | 'databaseMs') =>
    before && after ? ((after[name] - before[name]) / TIMES).toFixed(1) : '–'
  const share = (quick: number) => `${Math.floor((quick / counts.renders) * 100)} %`
  return [
    each('serverMs'),
    each('databaseMs'),
    quantile(times, 0.5).toFixed(1),
    quantile(times, 0.95).toFixed(1),
    share(counts.fast),
    share(counts.fastInTotal),
    kb(bytes),
    `${counts.rendered} of ${TIMES}`
  ]
}
