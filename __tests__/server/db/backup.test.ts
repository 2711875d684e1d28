import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { Client } from 'pg'
import { restoreBackup } from '../../../server/db/backup/restore'
import { savedTables } from '../../../server/db/backup/tables'
import { writeBackup } from '../../../server/db/backup/write'
import { seed } from '../../../server/db/seed'
import { openShop, type Shop } from '../payment/shop'
import { databaseUrl } from '../../support/server/templates'
import { createTestDatabase } from '../../support/server/test-database'
import { testInDepth } from '../../support/level'

const cluster = () => process.env.TEST_CLUSTER_URL ?? ''
const folder = mkdtempSync(join(tmpdir(), 'backup-'))
const made: string[] = []

async function on<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, options: '-c TimeZone=UTC' })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** A database without a single table. */
async function emptyDatabase(): Promise<string> {
  const name = `restored_${process.pid}_${made.length}`
  made.push(name)
  await on(cluster(), (client) => client.query(`create database ${name} template template1`))
  return databaseUrl(cluster(), name)
}

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  for (const name of made)
    await on(cluster(), (client) => client.query(`drop database if exists ${name} with (force)`))
})

/** Each table's rows as one hash, and how its constraints and triggers stand. */
const contents = (url: string) =>
  on(url, async (client) => {
    const hashes: Record<string, string> = {}
    for (const { name } of await savedTables(client)) {
      const { rows } = await client.query<{ hash: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, e'\\n' order by t::text)), '') as hash from "${name}" t`
      )
      hashes[name] = rows[0]?.hash ?? ''
    }
    const { rows } = await client.query(
      `select conname as name, condeferrable::text as state from pg_constraint where contype = 'f'
       union all select tgname, tgenabled::text from pg_trigger where not tgisinternal order by 1, 2`
    )
    return { hashes, rules: rows }
  })

test('a restored database is the saved one, to the last letter, and goes on from there', async () => {
  const database = await createTestDatabase()
  const url = await emptyDatabase()
  try {
    await seed(database.db)
    await database.pool.query(
      `insert into members (id, nickname, channel_code) values ('m_1', e'引号"反斜线\\\\换行\\n表\\t🍵', 'main')`
    )
    await database.pool.query(
      `insert into visits (kind, path, device_id, channel_code, platform, source, detail, day) values
       ('pv', 'x', 'd', 'main', 'h5', 0, 'null'::jsonb, '2026-11-27'), ('pv', 'y', 'd', 'main', 'h5', 0, null, '2026-11-27')`
    )
    const file = join(folder, 'whole.gz')
    const rows = await writeBackup(database.url, file)
    expect(rows).toBeGreaterThan(500)
    expect(await restoreBackup(url, file)).toBe(rows)
    expect(await contents(url)).toEqual(await contents(database.url))
    // numbers that a sequence gave are not given again
    await on(url, (client) =>
      client.query(
        `insert into visits (kind, path, device_id, channel_code, platform, source, day) values ('pv', 'z', 'd', 'main', 'h5', 0, '2026-11-27')`
      )
    )
    await expect(restoreBackup(url, file)).rejects.toThrow(/not empty/)
  } finally {
    await database.drop()
  }
})

describe('while members buy', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop()
  })
  afterAll(() => shop.close())

  testInDepth('a backup is of one moment: orders, payments and stock agree in it', async () => {
    const token = await shop.login('m_buyer')
    let isSaved = false
    let bought = 0
    const buy = async () => {
      while (!isSaved || bought < 5) {
        const { orderNo } = await shop.order(token)
        await shop.confirm(await shop.begin(token, orderNo))
        bought += 1
      }
    }
    const buying = buy()
    const file = join(folder, 'under-load.gz')
    await writeBackup(shop.database.url, file)
    isSaved = true
    await buying
    const url = await emptyDatabase()
    await restoreBackup(url, file)
    const { rows } = await on(url, (client) =>
      client.query<{ wrong: number }>(
        `select count(*)::int as wrong from orders o
         where o.total_fen <> (select sum(unit_fen * quantity) from order_lines l where l.order_no = o.order_no)
           or not exists (select 1 from order_events e where e.order_no = o.order_no and e.state = o.state)
           or (o.state in ('paid', 'fulfilled') and o.pay_fen > 0
             and not exists (select 1 from payments p where p.order_no = o.order_no and p.paid_at is not null))`
      )
    )
    expect(rows).toEqual([{ wrong: 0 }])
  })
})

test('a file that was cut off, or is of another release, restores nothing', async () => {
  const database = await createTestDatabase()
  const url = await emptyDatabase()
  try {
    const file = join(folder, 'small.gz')
    await writeBackup(database.url, file)
    const [header = '', ...lines] = gunzipSync(readFileSync(file)).toString().split('\n')
    const cut = join(folder, 'cut.gz')
    writeFileSync(cut, gzipSync(`${header}\n[0,["1"]]\n`))
    await expect(restoreBackup(url, cut)).rejects.toThrow(/no whole backup/)
    const other = join(folder, 'other.gz')
    writeFileSync(other, gzipSync([header.replace('0000_baseline', '0000_other'), ...lines].join('\n')))
    await expect(restoreBackup(url, other)).rejects.toThrow(/another release \(.*0000_baseline/)
    await on(url, async (client) => expect((await savedTables(client)).length).toBe(0))
  } finally {
    await database.drop()
  }
})
