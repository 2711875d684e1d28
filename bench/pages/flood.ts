import { endpointPath } from '../../contract/endpoint'
import { endpoints } from '../../contract/endpoints'
import { run, type LoadResult } from '../load'
import { openShop } from '../shop'
import { whole, type Table } from '../table'
import { between, pageCounts } from './counts'
import { publicOpening } from './openings'

const SECONDS = Number(process.env.BENCH_SECONDS ?? 8)
const CONNECTIONS = 200
/** URLs in the flood; more than the five-second cache holds. */
const ADDRESSES = 50_000
/** Calls per second beside it. */
const CALLS = 20

/** The latency of calls beside a flood of pages, each with a different URL. */
export async function measureFlood(): Promise<Table> {
  const shop = await openShop()
  try {
    const calls = () =>
      run({
        url: shop.origin + endpointPath(endpoints.indexConfig),
        method: endpoints.indexConfig.method,
        callers: [{}],
        expect: '"resultCode":"100"',
        connections: 4,
        seconds: SECONDS,
        rate: CALLS
      })
    const flood = () =>
      run({
        url: shop.origin,
        method: 'GET',
        callers: Array.from({ length: ADDRESSES }, (_, at) =>
          publicOpening('pages/cardDetail/index', { cardId: `made-up-${at}` })
        ),
        expect: '',
        connections: CONNECTIONS,
        seconds: SECONDS
      })
    await calls()
    const alone = await calls()
    const counted = await pageCounts(shop.origin)
    const [beside, pages] = await Promise.all([calls(), flood()])
    const { rendered: drawn, skeletons } = between(counted, await pageCounts(shop.origin))
    return {
      title: 'Calls beside a flood of pages',
      note: `${CALLS} calls a second, alone and beside ${CONNECTIONS} connections that ask for pages without a pause, each page with an address of its own; ${whole(drawn)} pages were drawn and ${whole(skeletons)} skeletons sent. Budget: p50 of calls below ten times that of calls alone; p99 below 500 ms.`,
      columns: ['', 'a second', 'p50 ms', 'p99 ms', 'errors'],
      rows: [row('calls alone', alone), row('calls beside the flood', beside), row('… the flood', pages)]
    }
  } finally {
    await shop.stop()
  }
}

const row = (name: string, { perSecond, p50Ms, p99Ms, errors }: LoadResult): string[] => [
  name,
  whole(perSecond),
  String(p50Ms),
  String(p99Ms),
  String(errors)
]
