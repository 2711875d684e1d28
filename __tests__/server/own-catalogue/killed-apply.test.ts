/** An apply of very many new prices that dies half-way: what members see meanwhile, what is sold, and how it is completed. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { PoolClient } from 'pg'
import { meanwhile, MEMBERS } from '../../../bench/catalogue/buyers'
import { skuId, writeGoods } from '../../../bench/catalogue/folder'
import { schemas } from '../../../contract/schemas'
import { CATALOGUE_LOCK } from '../../../server/db/catalogue-lock'
import { applyFolder } from '../../../server/db/catalogue-files/apply'
import { readFolder } from '../../../server/db/catalogue-files/read-folder'
import { shippedPictures } from '../../../server/db/demo-catalogue'
import { goodsPage } from '../../../server/modules/mall/goods'
import { testInDepth } from '../../support/level'
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database'

const ROOT = resolve(__dirname, '../../..')
const NOW = new Date('2026-11-22T04:00:00Z')
/** Added to every price, fen. */
const DEARER = 10
/** SKUs of a piece. */
const PIECE = 400

let database: TestDatabase
let folder: string

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'killed-apply-'))
  database = await createTestDatabase({ seeded: true })
})
afterEach(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

const bring = (dryRun: boolean) =>
  applyFolder(database.db, readFolder(folder, { assets: shippedPictures(), now: NOW }), { now: NOW, dryRun })

/** The folder as it was first applied, and now with other prices. */
async function offered(count: number): Promise<void> {
  writeGoods(folder, { count, dearer: 0 })
  await bring(false)
  writeGoods(folder, { count, dearer: DEARER })
}

const PRICES = `select s.id, s.price_fen as price, p.price_fen as listed,
    1000 + split_part(s.id, '-', 2)::int % 500 * 10 as old from mall_skus s join mall_products p on p.id = s.product_id
  where s.id like 'bench-%' order by split_part(s.id, '-', 2)::int`

/** Which SKUs have their new price. Every other has its old one, and each product is listed at what it is sold for. */
async function renewed(): Promise<string[]> {
  const { rows } = await database.pool.query<{ id: string; price: number; listed: number; old: number }>(
    PRICES
  )
  for (const { id, price, listed, old } of rows)
    expect([id, [0, DEARER].includes(price - old), listed]).toEqual([id, true, price])
  return rows.filter(({ price, old }) => price > old).map(({ id }) => id)
}

const first = (count: number) => Array.from({ length: count }, (_, place) => skuId(place))

/** Holds an SKU, as an order of it would. */
async function hold(id: string): Promise<PoolClient> {
  const holder = await database.pool.connect()
  await holder.query('begin')
  await holder.query('select 1 from mall_skus where id = $1 for no key update', [id])
  return holder
}

async function letGo(holder: PoolClient): Promise<void> {
  await holder.query('commit')
  holder.release()
}

/** Until a process waits: for an SKU, within a piece; or for the lock of the catalogue, between two. @returns its id in PostgreSQL */
async function waiting(where: 'within' | 'between'): Promise<number> {
  const text = where === 'within' ? '%mall_skus% for no key update' : '%pg_advisory_xact_lock%'
  for (;;) {
    const { rows } = await database.pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like $1`,
      [text]
    )
    if (rows[0]) return rows[0].pid
    await new Promise((resume) => setTimeout(resume, 5))
  }
}

test('an apply that loses its connection within a piece leaves whole pieces, and the next one completes it', async () => {
  const count = 3 * PIECE
  await offered(count)
  const holder = await hold(skuId(PIECE + 7))
  const applying = bring(false).catch((problem: Error) => problem)
  await database.pool.query('select pg_terminate_backend($1)', [await waiting('within')])
  expect(await applying).toBeInstanceOf(Error)
  await letGo(holder)
  expect(await renewed()).toEqual(first(PIECE))
  expect(await bring(true)).toMatchObject({ added: 0, changed: count - PIECE, takenAway: 0 })
  expect(await bring(false)).toMatchObject({ added: 0, changed: count - PIECE, takenAway: 0 })
  expect(await renewed()).toEqual(first(count))
})

/** `npm run catalogue -- apply` in a process of its own. */
function applyApart(): ChildProcess {
  return spawn(
    process.execPath,
    ['--import', './node_modules/tsx/dist/loader.mjs', 'scripts/catalogue/main.ts', 'apply', folder],
    { cwd: ROOT, env: { ...process.env, DATABASE_URL: database.url }, stdio: 'ignore' }
  )
}

async function killed(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  expect(await ended).toEqual([null, 'SIGKILL'])
}

/** What each order line was sold for, of goods whose price changes. */
const soldFor = async () =>
  (
    await database.pool.query<{ more: number; n: number }>(
      `select l.unit_fen - (1000 + split_part(l.item_id, '-', 2)::int % 500 * 10) as more, count(*)::int as n
       from order_lines l where l.item_id like 'bench-%' group by 1 order by 1`
    )
  ).rows

testInDepth('killed within a piece and between two, with buyers beside', async () => {
  const count = 6 * PIECE
  await offered(count)
  await database.pool.query(
    `insert into members (id, nickname, channel_code) select 'm' || n, '', 'main' from generate_series(0, ${MEMBERS - 1}) n`
  )
  const { times } = await meanwhile(database, PIECE, async () => {
    // within the third piece
    const within = await hold(skuId(2 * PIECE + 7))
    const one = applyApart()
    await waiting('within')
    await killed(one)
    await letGo(within)
    expect(await bring(true)).toMatchObject({ changed: 4 * PIECE })
    expect(await renewed()).toEqual(first(2 * PIECE))

    // the next one has written two pieces, and waits for its turn to write the third
    const between = await hold(skuId(3 * PIECE + 7))
    const two = applyApart()
    await waiting('within')
    const turn = await database.pool.connect()
    await turn.query('begin')
    const taken = turn.query(`select pg_advisory_xact_lock(${CATALOGUE_LOCK})`)
    await waiting('between')
    await letGo(between)
    await taken
    await waiting('between')
    await killed(two)
    expect(await renewed()).toEqual(first(4 * PIECE))
    // members find and see all of them, at the price for which they are sold
    const { list } = await goodsPage(
      database.db,
      schemas.getMallGoods.input.parse({ keyword: '蓝牙耳机', pageSize: 20, sort: 'priceUp' }),
      'main'
    )
    expect(list).toHaveLength(20)
    await letGo(turn)
    expect(await bring(true)).toMatchObject({ changed: 2 * PIECE })
    expect(await bring(false)).toMatchObject({ changed: 2 * PIECE })
  })
  expect(await renewed()).toEqual(first(count))
  const sold = await soldFor()
  expect(sold.map(({ more }) => more)).toEqual([0, DEARER])
  expect(sold.reduce((sum, { n }) => sum + n, 0)).toBe(times['orders']?.length)
})
