import { spawn, type ChildProcessByStdio } from 'node:child_process'
import path from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { endpointPath } from '../../contract/endpoint'
import { endpoints } from '../../contract/endpoints'
import { ROOT } from '../built'
import { cpuTime } from '../cpu'
import { keepToOneCore, onOtherCore } from '../cores'
import { openShop, type Shop } from '../shop'
import { whole, type Table } from '../table'
import { makeBuyers, type Buyer } from './buyers'

const BUYERS = Number(process.env.FLASH_BUYERS ?? 50_000)
const PIECES = Number(process.env.FLASH_PIECES ?? 1000)
const PROCESSES = Number(process.env.FLASH_PROCESSES ?? 1)
/** All press within this time. */
const ARRIVE_MS = 10_000
/** Everybody is to be answered by then. */
const AIM_MS = 60_000
/** The rest of the shop is to answer within this. */
const AIM_OTHERS_MS = 1000
/** Who has no answer by then gives up. */
const DEADLINE_MS = 180_000
/** Connections of the buyers, kept open as those of a proxy in front: who asks opens none. */
const SOCKETS = 4000
/** Members who use the rest of the shop. */
const OTHERS = 100
const EVERY_MS = 100
const SKU = 'soap-handmade-1'

interface Crowd {
  readonly asked: number
  readonly later: number
  readonly queued: number
  readonly unanswered: number
  readonly answers: Readonly<Record<string, number>>
  readonly firstInTime: number
  readonly lastInTime: number
  readonly first: Times
  readonly last: Times
  readonly soldOutAfterMs: number
}

interface Times {
  readonly p50: number
  readonly p99: number
  readonly worst: number
}

interface Beside extends Times {
  readonly name: string
  readonly good: number
  readonly later: number
  readonly failed: number
}

/**
 * A flash sale: many buyers, each of whom wants a piece of one SKU of which there are few, and members who use the rest of the shop.
 * Servers and database have one core, who asks the other.
 */
export async function measureFlashSale(): Promise<Table> {
  const isApart = keepToOneCore()
  const shop = await openShop({}, PROCESSES)
  try {
    const buyers = await makeBuyers(shop.database, BUYERS + OTHERS)
    await shop.database.pool.query('update mall_skus set stock = $2 where id = $1', [SKU, PIECES])
    const crowd = buyers.slice(0, BUYERS)
    const others = buyers.slice(BUYERS)
    const seenFen = await priceFor(shop, others[0] as Buyer)
    // the first calls prepare statements and compile code
    await beside(shop, others, isApart, () => new Promise((resolve) => setTimeout(resolve, 3000)))
    const before = await cpuTime(shop.processes, shop.database)
    const { done, calls } = await beside(shop, others, isApart, () => press(shop, crowd, seenFen, isApart))
    const sold = await soldIn(shop)
    const after = await cpuTime(shop.processes, shop.database)
    const cpu =
      before && after
        ? [after.serverMs - before.serverMs, after.databaseMs - before.databaseMs].map(seconds).join(' / ')
        : '–'
    return table(isApart, { crowd: done, calls, cpu, ...sold })
  } finally {
    await shop.stop()
  }
}

/** What a buyer sees that it costs, fen. */
async function priceFor({ origin }: Shop, { token, addressId }: Buyer): Promise<number> {
  const response = await fetch(origin + endpointPath(endpoints.settleMall), {
    method: 'POST',
    headers: { 'auth-token': token, 'content-type': 'application/json' },
    body: JSON.stringify({ line: { skuId: SKU, quantity: 1 }, addressId })
  })
  const { data } = (await response.json()) as { data: { payFen: number } }
  return data.payFen
}

async function press(
  { processes }: Shop,
  buyers: readonly Buyer[],
  seenFen: number,
  isApart: boolean
): Promise<Crowd> {
  const share = Math.ceil(buyers.length / processes.length)
  const results = await Promise.all(
    processes.map(async ({ origin }, index) => {
      const child = start('crowd.mjs', isApart)
      const body = (addressId: string) =>
        JSON.stringify({ lines: [{ skuId: SKU, quantity: 1 }], fromCart: false, addressId, seenFen })
      child.stdin.end(
        JSON.stringify({
          url: origin,
          path: endpointPath(endpoints.createMallOrder),
          buyers: buyers
            .slice(index * share, (index + 1) * share)
            .map(({ token, addressId }) => ({ token, body: body(addressId) })),
          arriveMs: ARRIVE_MS,
          aimMs: AIM_MS,
          deadlineMs: DEADLINE_MS,
          sockets: Math.ceil(SOCKETS / processes.length)
        })
      )
      return JSON.parse(await text(child.stdout)) as Crowd
    })
  )
  return results.reduce(together)
}

/** Counts are added, of times the longer one counts. */
function together(one: Crowd, other: Crowd): Crowd {
  const sum = (key: 'asked' | 'later' | 'queued' | 'unanswered' | 'firstInTime' | 'lastInTime') =>
    one[key] + other[key]
  const slower = (a: Times, b: Times): Times => ({
    p50: Math.max(a.p50, b.p50),
    p99: Math.max(a.p99, b.p99),
    worst: Math.max(a.worst, b.worst)
  })
  const codes = new Set([...Object.keys(one.answers), ...Object.keys(other.answers)])
  return {
    asked: sum('asked'),
    later: sum('later'),
    queued: sum('queued'),
    unanswered: sum('unanswered'),
    firstInTime: sum('firstInTime'),
    lastInTime: sum('lastInTime'),
    answers: Object.fromEntries(
      [...codes].map((code) => [code, (one.answers[code] ?? 0) + (other.answers[code] ?? 0)])
    ),
    first: slower(one.first, other.first),
    last: slower(one.last, other.last),
    soldOutAfterMs: Math.max(one.soldOutAfterMs, other.soldOutAfterMs)
  }
}

async function beside<T>(
  { origin }: Shop,
  others: readonly Buyer[],
  isApart: boolean,
  work: () => Promise<T>
): Promise<{ readonly done: T; readonly calls: readonly Beside[] }> {
  const child = start('beside.mjs', isApart)
  const tokens = others.map(({ token }) => token)
  const product = `${endpointPath(endpoints.getMallProduct)}?skuId=${SKU}`
  const said = text(child.stdout)
  child.stdin.write(
    `${JSON.stringify({
      url: origin,
      everyMs: EVERY_MS,
      calls: [
        { name: 'home', method: 'GET', path: endpointPath(endpoints.indexConfig), tokens },
        { name: 'product', method: 'GET', path: product, tokens },
        { name: 'orders', method: 'POST', path: endpointPath(endpoints.orderList), body: '{}', tokens }
      ]
    })}\n`
  )
  const done = await work()
  child.stdin.end()
  return { done, calls: JSON.parse(await said) as Beside[] }
}

function start(worker: string, isApart: boolean): ChildProcessByStdio<Writable, Readable, null> {
  const args = [path.join(ROOT, 'bench/flash-sale', worker)]
  const [program, all] = isApart ? onOtherCore(process.execPath, args) : ([process.execPath, args] as const)
  return spawn(program, all, { stdio: ['pipe', 'pipe', 'inherit'] })
}

/** Pieces in orders, and pieces left. */
async function soldIn({ database }: Shop): Promise<{ readonly sold: number; readonly left: number }> {
  const { rows } = await database.pool.query<{ sold: number; left: number }>(
    `select (select coalesce(sum(l.quantity), 0)::int from order_lines l join orders o on o.order_no = l.order_no
       where l.item_id = $1 and o.state <> 'closed') as sold,
       (select stock from mall_skus where id = $1) as left`,
    [SKU]
  )
  return rows[0] ?? { sold: 0, left: 0 }
}

const seconds = (ms: number): string => (ms / 1000).toFixed(1)

interface Measured {
  readonly crowd: Crowd
  readonly calls: readonly Beside[]
  /** Processor time of servers and PostgreSQL, s. */
  readonly cpu: string
  readonly sold: number
  readonly left: number
}

function table(isApart: boolean, { crowd, calls, cpu, sold, left }: Measured): Table {
  const place = isApart ? 'Servers and PostgreSQL on one core, who asks on another. ' : ''
  return {
    title: 'Flash sale',
    note: `${place}${whole(BUYERS)} buyers press within ${ARRIVE_MS / 1000} s for ${whole(PIECES)} pieces of one SKU, ${PROCESSES} process${PROCESSES > 1 ? 'es' : ''}; beside them home, a product and the order list ${1000 / EVERY_MS} times a second each. Told to wait they ask again when they were told to. Aim: ${whole(PIECES)} sold, 0 over, everybody answered in ${AIM_MS / 1000} s, the rest p99 1 s.`,
    columns: ['', 'figure', 'aim met'],
    rows: [
      ['pieces sold', whole(sold), yes(sold === PIECES)],
      ['pieces over', whole(sold + left - PIECES), yes(sold + left === PIECES)],
      ['s until all were sold', seconds(crowd.soldOutAfterMs), '–'],
      [
        'answered in time (order, place or sold out)',
        share(crowd.firstInTime),
        yes(crowd.firstInTime === BUYERS)
      ],
      ['s to that answer, p50 / p99 / worst', times(crowd.first), yes(crowd.first.worst <= AIM_MS)],
      ['knew the end in time (order or sold out)', share(crowd.lastInTime), '–'],
      ['s to the end, p50 / p99 / worst', times(crowd.last), '–'],
      [
        'requests / 503 / told a place / not answered',
        [crowd.asked, crowd.later, crowd.queued, crowd.unanswered].map(whole).join(' / '),
        yes(crowd.unanswered === 0)
      ],
      ['processor time of servers / PostgreSQL, s', cpu, '–'],
      ...calls.map(({ name, good, later, failed, p50, p99 }) => [
        `${name}: p50 / p99 ms, good / 503 / failed`,
        [p50, p99, good, later, failed].map(whole).join(' / '),
        yes(p99 <= AIM_OTHERS_MS && failed === 0)
      ])
    ]
  }
}

const yes = (met: boolean): string => (met ? 'yes' : 'no')
const share = (count: number): string => `${((count / BUYERS) * 100).toFixed(1)} %`
const times = ({ p50, p99, worst }: Times): string => [p50, p99, worst].map(seconds).join(' / ')
