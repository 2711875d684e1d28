import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { demoCatalogue } from '../../support/demo-catalogue'
import { migrate, migrationsFolder } from '../../../server/db/migrate'
import { seed } from '../../../server/db/seed'
import { cardPlates, cardProducts } from '../../../server/db/schema/card'
import { agreements, channels } from '../../../server/db/schema/channel'
import { brands, merchants } from '../../../server/db/schema/merchant'
import { platePrivileges, plates } from '../../../server/db/schema/plate'
import { privileges } from '../../../server/db/schema/privilege'
import { products } from '../../../server/db/schema/product'
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database'

/** The last file of the release that knew neither partners nor ways in. */
const BEFORE = '0004_'
const NOW = new Date('2026-11-01T00:00:00Z')

let database: TestDatabase
let folder: string

beforeAll(async () => {
  database = await createTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'before-'))
  await database.pool.query('drop schema public cascade; create schema public')
  for (const name of readdirSync(migrationsFolder())) {
    if (name.endsWith('.sql') && name.slice(0, 5) <= BEFORE)
      copyFileSync(join(migrationsFolder(), name), join(folder, name))
  }
  await migrate(database.url, folder)
  await fill()
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})

const rowsOf = async <R extends object>(text: string) => (await database.pool.query<R>(text)).rows

/** Writes rows with the columns that the table has had then. */
async function insert(table: PgTable, rows: readonly object[]): Promise<void> {
  const name = getTableName(table)
  const known = new Set(
    (
      await rowsOf<{ column_name: string }>(
        `select column_name from information_schema.columns where table_name = '${name}'`
      )
    ).map((row) => row.column_name)
  )
  const columns = Object.entries(getTableColumns(table)).filter(([, column]) => known.has(column.name))
  for (const row of rows as readonly Record<string, unknown>[]) {
    const given = columns.filter(([key]) => row[key] !== undefined)
    const values = given.map(([key, column]) =>
      row[key] === null ? null : column.mapToDriverValue(row[key])
    )
    await database.pool.query(
      `insert into ${name} (${given.map(([, column]) => `"${column.name}"`).join()})
       values (${values.map((_, at) => `$${at + 1}`).join()})`,
      values
    )
  }
}

/** A server of that release, with its catalogue, a member, and an order in each state. */
async function fill(): Promise<void> {
  const rows = demoCatalogue(NOW)
  await insert(channels, rows.channels)
  await insert(agreements, rows.agreements)
  await insert(brands, rows.brands)
  await insert(merchants, rows.merchants)
  await insert(privileges, rows.privileges)
  await insert(plates, rows.plates)
  await insert(platePrivileges, rows.platePrivileges)
  await insert(cardProducts, rows.cardProducts)
  await insert(cardPlates, rows.cardPlates)
  await insert(products, rows.products)
  await database.pool.query(`
    update plates set stock = 3 where id = (select id from plates where stock is not null order by id limit 1);
    insert into members (id, mobile, nickname, channel_code) values ('m1', '13800138000', 'one', 'main');
    insert into wechat_identities (app_id, open_id, member_id) values ('wx1', 'o1', 'm1');
    insert into sessions (token_hash, member_id, channel_code, platform, expires_at)
      values ('hash', 'm1', 'main', 'h5', now() + interval '30 days');
    insert into orders (order_no, member_id, channel_code, kind, state, total_fen, discount_fen, pay_fen, expires_at)
      select '2026110100000000000' || n, 'm1', 'main', 'product', state, 100, 0, 100, now()
      from unnest(array['unpaid','paid','fulfilled','cancelled','closed','refunding','refunded']) with ordinality s(state, n);
    insert into order_lines (order_no, line_no, item_id, name, picture, unit_fen, quantity, discount_fen, pay_fen)
      select order_no, 1, 'p', 'product', '/p.webp', 100, 1, 0, 100 from orders`)
}

test('a server with data is brought up to date, at one start of many, and loses nothing', async () => {
  const kept = `select (select count(*)::int from orders) as orders, (select count(*)::int from order_lines) as lines,
    (select count(*)::int from sessions) as sessions, (select count(*)::int from wechat_identities) as identities,
    (select count(*)::int from privileges) as privileges, (select array_agg(stock order by id) from plates) as stock`
  const before = await rowsOf(kept)
  expect(before).toMatchObject([{ orders: 7, lines: 7, sessions: 1, identities: 1 }])
  const applied = (await Promise.all([1, 2, 3].map(() => migrate(database.url)))).flat()
  const files = readdirSync(migrationsFolder()).filter((name) => name.endsWith('.sql'))
  expect(applied).toEqual(files.filter((name) => name.slice(0, 5) > BEFORE).sort())
  expect(await rowsOf(kept)).toEqual(before)
  await seed(database.db, { now: NOW })
  expect(await rowsOf(kept)).toEqual(before)
  expect(await rowsOf('select detail from order_lines where detail is not null')).toEqual([])
})

test('what is new holds there: a partner’s order, once', async () => {
  const bind = `insert into partner_orders (partner, partner_order_no, member_id, order_no, amount_fen, state, next_try_at)
    values ('hdz', 'HDZ1', 'm1', '20261101000000000001', 100, 'waiting', now())`
  await database.pool.query(bind)
  await expect(database.pool.query(bind)).rejects.toMatchObject({ code: '23505' })
})
