import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { newOrder } from '../__tests__/support/server/new-order'
import { openDatabase, type Database } from '../server/db/client'
import { startEmbedded } from '../server/db/embedded'
import { migrate } from '../server/db/migrate'
import { insertOrder, type NewLine, type NewOrder } from '../server/modules/order/create-repository'
import { ourNumber } from '../server/domain/order-number'
import { insertOldOrder } from './old-order'
import { median, whole, type Table } from './table'

const CONNECTIONS = 16
const ROUND_MS = Number(process.env.BENCH_SECONDS ?? 4) * 1000
const ROUNDS = 5
const MEMBERS = 100_000
const SHELF = 200

/** Writes one order for a member; false if it was refused. */
type Write = (memberId: string, place: number) => Promise<boolean>

/**
 * Single-line orders per second by the old and the current statement, alternating on one PostgreSQL in one
 * run.
 */
export async function measureOrders(): Promise<Table> {
  const folder = mkdtempSync(path.join(tmpdir(), 'privilege-centre-orders-'))
  const postgres = await startEmbedded(folder)
  const database = openDatabase(postgres.url, { max: CONNECTIONS, patient: true })
  try {
    await migrate(postgres.url)
    await fill(database)
    return await compare(database)
  } finally {
    await database.close()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function compare(database: Database): Promise<Table> {
  const kinds: readonly (readonly [name: string, write: Write])[] = [
    ['one line, one hot row, before', (memberId) => writeOld(database, memberId, 'p0')],
    ['one line, one hot row', (memberId) => writeNew(database, memberId, ['p0'])],
    ['one line, 200 rows, before', (memberId, place) => writeOld(database, memberId, `p${place % SHELF}`)],
    ['one line, 200 rows', (memberId, place) => writeNew(database, memberId, [`p${place % SHELF}`])],
    ['five lines, 200 rows', (memberId, place) => writeNew(database, memberId, fiveFrom(place))]
  ]
  const rates = kinds.map((): number[] => [])
  const serial = { next: 0 }
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [index, [, write]] of kinds.entries()) {
      const rate = await rateOf(write, serial)
      // the first round prepares statements and fills caches
      if (round > 0) rates[index]?.push(rate)
    }
  }
  return table(
    kinds.map(([name]) => name),
    rates.map(median)
  )
}

function table(names: readonly string[], rates: readonly number[]): Table {
  const before = (index: number) => (index % 2 === 1 ? rates[index - 1] : undefined)
  return {
    title: 'Orders written, before and after many lines',
    note: `${CONNECTIONS} connections, median of ${ROUNDS} turns of ${ROUND_MS / 1000} s each in one run; the statement alone, commits on disk. Budget: no slower than before.`,
    columns: ['order', 'a second', 'of before'],
    rows: names.map((name, index) => {
      const rate = rates[index] ?? 0
      const old = before(index)
      return [name, whole(rate), old ? `${((rate / old) * 100).toFixed(0)} %` : '–']
    })
  }
}

async function rateOf(write: Write, serial: { next: number }): Promise<number> {
  const begun = performance.now()
  let made = 0
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() - begun < ROUND_MS) {
        const place = (serial.next += 1)
        if (!(await write(`m${place % MEMBERS}`, place))) throw new Error('An order was refused')
        made += 1
      }
    })
  )
  return made / ((performance.now() - begun) / 1000)
}

const fiveFrom = (place: number) => [0, 1, 2, 3, 4].map((step) => `p${(place + step * 37) % SHELF}`)

async function writeOld({ db }: Database, memberId: string, itemId: string): Promise<boolean> {
  const { orderNo, createdAt, expiresAt, requestKey } = moments()
  const none = [null, null, null, null, null, null]
  const facts = [orderNo, memberId, 'main', 'product', itemId, 100, 1, '好物', 100, 0, 100]
  const rows = await insertOldOrder([...facts, ...none, createdAt, expiresAt, requestKey, '/p.webp'], db)
  return rows.length === 1
}

async function writeNew({ db }: Database, memberId: string, itemIds: readonly string[]): Promise<boolean> {
  return (await insertOrder(orderOf(memberId, itemIds), db)) === 'made'
}

function orderOf(memberId: string, itemIds: readonly string[]): NewOrder {
  const { orderNo, createdAt, expiresAt, requestKey } = moments()
  const totalFen = 100 * itemIds.length
  return newOrder({
    orderNo,
    memberId,
    lines: itemIds.map(newLine),
    totalFen,
    discountFen: 0,
    freightFen: 0,
    payFen: totalFen,
    createdAt,
    expiresAt,
    requestKey
  })
}

const newLine = (itemId: string): NewLine => ({
  kind: 'product',
  limited: true,
  itemId,
  name: '好物',
  picture: '/p.webp',
  unitFen: 100,
  quantity: 1,
  discountFen: 0,
  cardOffFen: 0,
  points: 0,
  pointsOffFen: 0,
  payFen: 100,
  returnTerms: { rule: 'unused' }
})

let lastNo = 0

/**
 * Sequential numbers: random ones collide once a minute at thousands per second, and the real writer then
 * retries.
 */
function moments() {
  const createdAt = new Date()
  const orderNo = ourNumber(String((lastNo += 1)).padStart(20, '0'))
  return { orderNo, createdAt, expiresAt: new Date(createdAt.getTime() + 900_000), requestKey: orderNo }
}

async function fill({ pool }: Database): Promise<void> {
  await pool.query(`insert into brands (id, name, logo, intro) values ('b', '品牌', '', '')`)
  await pool.query(`insert into privileges (id, kind, brand_id, name, subtitle, picture, pictures, face_fen, face_text,
      rules_html, usage_html, validity_days, delivery)
    values ('cup', 'food', 'b', '茶饮券', '', '/p.webp', '{}', 1000, '', '', '', 30, 'code')`)
  await pool.query(`insert into products (id, name, subtitle, picture, price_fen, list_price_fen, stock, privilege_id, on_sale, sort)
    select 'p' || n, '好物', '', '/p.webp', 100, 200, 100000000, 'cup', true, n from generate_series(0, ${SHELF - 1}) n`)
  await pool.query(
    `insert into members (id, nickname, channel_code) select 'm' || n, '', 'main' from generate_series(0, ${MEMBERS - 1}) n`
  )
  await pool.query('analyze')
}
