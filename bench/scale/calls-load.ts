/** How many calls a second a process answers with many members, and to a member with much. */
import { endpointPath } from '../../contract/endpoint'
import { endpoints } from '../../contract/endpoints'
import { keepToOneCore } from '../cores'
import { run, type LoadResult } from '../load'
import { logIn } from '../members'
import { whole, type Table } from '../table'
import { requestOf } from './asker'
import type { Caller } from './caller'
import { openCallers } from './calls'
import { asRead } from './compare'
import { READ_CALLS, type ReadCall } from './call-reads'
import { EMPTY, FILLED, type ShopAtSize } from './shops'

const CONNECTIONS = 32
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4)
/** Members who ask in turn, all of them average. */
const MEMBERS = 50
const OK = '"resultCode":"100"'

/** Reads whose time could grow with what a member has. */
const LOADED: ReadonlySet<string> = new Set([
  'getLottery',
  'previewOrder, of a card',
  'getCart',
  'settleMall, cart',
  'pageMyReceiveRecord',
  'getMyReceiveCount',
  'getPoints',
  'getMySummary',
  'listMyCoupons',
  'listMyCoupons, all, as before',
  'getCardCouponList, of goods',
  'orderList',
  'orderList, page 50',
  'orderList, refund',
  'listCommissions',
  'listInvitees'
])

/** Calls a second over 32 connections: in an empty shop, of average members of a filled one, and of a heavy member alone. */
export async function measureCallsLoad(): Promise<Table> {
  const isApart = keepToOneCore()
  const { callers, stop } = await openCallers()
  try {
    const tokens = {
      empty: await tokensOf(callers.empty.shop),
      average: await tokensOf(callers.average.shop),
      heavy: [callers.heavy.things.buyer.token]
    }
    const rows: string[][] = []
    for (const read of READ_CALLS.filter((each) => LOADED.has(asRead(each).name))) {
      const of = (who: keyof typeof callers) => loadOf(read, callers[who], tokens[who], isApart)
      const [empty, average, heavy] = [await of('empty'), await of('average'), await of('heavy')]
      rows.push([
        asRead(read).name,
        perSecond(empty),
        perSecond(average),
        perSecond(heavy),
        shareOf(average, empty),
        shareOf(heavy, empty),
        ...[empty, average, heavy].map((result) => (result ? String(result.p99Ms) : '–')),
        String([empty, average, heavy].reduce((sum, result) => sum + (result?.errors ?? 0), 0))
      ])
    }
    return {
      title: 'Calls a second with much data',
      note: `${CONNECTIONS} connections for ${SECONDS} s, in one run. ${isApart ? 'Servers and PostgreSQL on one core, who asks on another. ' : ''}Empty: ${EMPTY.members} members; filled: ${MEMBERS} average ones of ${whole(FILLED.members)}; heavy: the one with ${whole(FILLED.heavy)} of everything, alone.`,
      columns: [
        'call',
        'empty',
        'filled',
        'heavy member',
        'filled, of empty',
        'heavy, of empty',
        'p99 ms: empty',
        'filled',
        'heavy member',
        'errors'
      ],
      headline: [
        'getLottery',
        'previewOrder',
        'getCart',
        'pageMyReceiveRecord',
        'getPoints',
        'getMySummary',
        'orderList'
      ],
      rows
    }
  } finally {
    await stop()
  }
}

/** Sessions of average members of the filling. */
async function tokensOf({ database }: ShopAtSize): Promise<string[]> {
  const tokens: string[] = []
  for (let member = 1; member <= MEMBERS; member++) tokens.push(await logIn(database, `scale-${member}`))
  return tokens
}

async function loadOf(
  read: ReadCall,
  { shop, things }: Caller,
  tokens: readonly string[],
  isApart: boolean
): Promise<LoadResult | undefined> {
  const sent = read.sent(things)
  if (sent === undefined) return undefined
  const { path, method, body } = requestOf(read.call, sent)
  const [, query] = path.split('?')
  const load = {
    url: shop.origin + endpointPath(endpoints[read.call]),
    method,
    callers: tokens.map((token) => ({
      token,
      ...(query === undefined ? {} : { query }),
      ...(body === undefined ? {} : { body: sent })
    })),
    expect: OK,
    connections: CONNECTIONS,
    isApart
  }
  // warm-up: the first calls prepare statements and compile code
  await run({ ...load, seconds: 1 })
  return run({ ...load, seconds: SECONDS })
}

const perSecond = (result: LoadResult | undefined) => (result ? whole(result.perSecond) : '–')

const shareOf = (result: LoadResult | undefined, empty: LoadResult | undefined) =>
  result && empty ? `${((result.perSecond / empty.perSecond) * 100).toFixed(0)} %` : '–'
