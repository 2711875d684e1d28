/** From when on numbers of receivers are sealed, and how those from before are: by a job that may die anywhere, and once more under a new secret. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '../../../server/db/client'
import { migrationsFolder } from '../../../server/db/migrate'
import { beginSealing, receiverPhones, sealedSince } from '../../../server/db/receiver-phones'
import { resealAll } from '../../../server/db/reseal'
import { sealReceivers } from '../../../server/db/seal-receivers'
import { receiverMac } from '../../../server/domain/receiver-mac'
import {
  openPhone,
  RECEIVER_TABLES,
  type ReceiverTable,
  type StoredPhone
} from '../../../server/domain/receiver-phone'
import { hashReceivers } from '../../../server/modules/order/receivers'
import { FakeClock } from '../../support/server/fake-clock'
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database'

const SECRET = 'a-secret-of-the-tests-a-secret-of-the-tests'
const NEXT = 'the-next-secret-of-the-tests-the-next-secret'
const NOW = new Date('2026-11-29T10:00:00+08:00')
const MANY = { batch: 1000, ms: 60_000 }
/** A process that ends after its first batch of each table. */
const KILLED = { batch: 50, ms: 0 }

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ max: 24 })
})
afterAll(() => database.drop())

const query = async <T>(text: string, values: unknown[] = []) =>
  (await database.pool.query<T & Record<string, unknown>>(text, values)).rows

// 240 orders with an address and 60 without, 100 addresses: numbers begin with 13900000001
beforeEach(async () => {
  await database.clear('orders', 'addresses', 'members')
  await query('update receiver_sealing set since = null')
  await query(
    `insert into members (id, mobile, nickname, channel_code) values ('m', '13800138000', '会员', 'main')`
  )
  await query(
    `insert into orders (order_no, member_id, channel_code, kind, state, total_fen, discount_fen, pay_fen, expires_at, address)
     select '2611010000' || lpad(n::text, 10, '0'), 'm', 'main', 'sku', 'paid', 100, 0, 100, now(),
       case when n % 5 > 0 then jsonb_build_object('name', '张小明', 'mobile', (13900000000 + n)::text) end
     from generate_series(1, 300) n`
  )
  await query(
    `insert into addresses (id, member_id, name, mobile, province, city, district, detail)
     select 'a' || lpad(n::text, 3, '0'), 'm', '张小明', (13900000000 + n)::text, '上海市', '上海市', '静安区', '长乐路 ' || n || ' 号'
     from generate_series(1, 100) n`
  )
})

const seal = (limits = MANY, db = database.db) => sealReceivers({ db, secret: SECRET }, limits)
const begin = () => beginSealing(NOW, database.db)

/** A number as it comes out of the database. */
type Stored = StoredPhone & string

const phones = (table: ReceiverTable) => {
  const { key, within } = RECEIVER_TABLES[table]
  const phone = within === null ? 'mobile' : `${within}->>'mobile'`
  return query<{ id: string; phone: Stored; n: number }>(
    `select ${key} as id, ${phone} as phone, right(${key}, 3)::int as n from ${table} where ${phone} is not null order by 1`
  )
}
const isSealed = ({ phone }: { phone: Stored }) => phone.startsWith('sealed:')
const sealedRows = async () =>
  (await phones('orders')).filter(isSealed).length + (await phones('addresses')).filter(isSealed).length
/** All 340 are sealed, and are what they were. */
async function expectSealed(secret = SECRET) {
  for (const table of ['orders', 'addresses'] as const) {
    for (const row of await phones(table)) {
      expect(isSealed(row)).toBe(true)
      expect(openPhone(row.phone, `${table} ${row.id}`, secret)).toBe(String(13900000000 + row.n))
    }
  }
}

test('a database that nobody has used seals from the beginning; one with a member or an order does not', async () => {
  const fresh = await createTestDatabase()
  try {
    expect(await sealedSince(fresh.db)).toBeInstanceOf(Date)
  } finally {
    await fresh.drop()
  }
  const migration = readFileSync(join(migrationsFolder(), '0035_sealed-receivers.sql'), 'utf8')
  const decision = migration.split('--> statement-breakpoint').find((text) => text.includes('insert into'))
  const decided = async () => {
    await query('delete from receiver_sealing')
    await query(decision ?? '')
    return sealedSince(database.db)
  }
  expect(await decided()).toBeNull()
  await database.clear('orders', 'addresses', 'members')
  expect(await decided()).toBeInstanceOf(Date)
})

test('numbers are stored plain until it begins, by processes that run on soon after; it begins once', async () => {
  const clock = new FakeClock(NOW)
  const process = receiverPhones({ db: database.db, clock, secret: SECRET })
  const stored = async () => (await process.storing())('13712345678', 'addresses a')
  expect(await stored()).toBe('13712345678')
  expect(await seal()).toBe(0)
  expect(await begin()).toBe(true)
  expect(await begin()).toBe(false)
  expect(await sealedSince(database.db)).toEqual(NOW)
  clock.advance(5000)
  const phone = await stored()
  expect(phone).toMatch(/^sealed:/)
  expect(process.open(phone, 'addresses a')).toBe('13712345678')
  expect(process.open(phone, 'addresses b')).toBeNull()
  expect(process.open(phone, 'orders a')).toBeNull()
})

test('a process that is killed between two batches leaves whole ones, and the next goes on', async () => {
  await begin()
  expect(await seal(KILLED)).toBe(100)
  expect(await sealedRows()).toBe(100)
  expect(await seal()).toBe(240)
  await expectSealed()
  expect(await seal()).toBe(0)
})

test('one that dies within a batch leaves nothing of it', async () => {
  await begin()
  await query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'killed'; end $$`)
  await query(
    `create trigger refuse before update on orders for each row when (new.order_no = '26110100000000000151') execute function refuse()`
  )
  try {
    await expect(seal({ batch: 100, ms: 60_000 })).rejects.toThrow()
    expect(await sealedRows()).toBe(100)
  } finally {
    await query('drop trigger refuse on orders')
    await query('drop function refuse')
  }
  expect(await seal()).toBe(240)
  await expectSealed()
})

test('20 at once seal each number once, and none waits for an order that is being paid', async () => {
  await begin()
  const paying = await database.pool.connect()
  try {
    await paying.query(`begin; select 1 from orders where order_no = '26110100000000000001' for update`)
    const done = await Promise.all(Array.from({ length: 20 }, () => seal({ batch: 20, ms: 60_000 })))
    expect(done.reduce((sum, n) => sum + n, 0)).toBe(339)
    await paying.query('commit')
  } finally {
    paying.release()
  }
  expect(await seal()).toBe(1)
  await expectSealed()
})

test('an order is found by its receiver before and after, whichever job came first', async () => {
  await begin()
  const hash = () => hashReceivers({ db: database.db, documentSecret: SECRET }, MANY)
  await hashReceivers({ db: database.db, documentSecret: SECRET }, { batch: 100, ms: 0 })
  await seal()
  expect(await hash()).toBe(140)
  const macs = await query<{ n: number; mac: string }>(
    'select right(order_no, 3)::int as n, receiver_mac as mac from orders where address is not null'
  )
  for (const { n, mac } of macs) expect(mac).toBe(receiverMac(String(13900000000 + n), SECRET))
  // a number that cannot be opened is not tried again and again
  await query('update orders set receiver_mac = null')
  const lost = () => hashReceivers({ db: database.db, documentSecret: NEXT }, MANY)
  expect([await lost(), await lost()]).toEqual([240, 0])
})

test('a new secret: all are sealed again, with their hashes, by a command that is broken off and repeated', async () => {
  await begin()
  await seal()
  await hashReceivers({ db: database.db, documentSecret: SECRET }, MANY)
  const both: [string, string] = [NEXT, SECRET]
  await query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'killed'; end $$`)
  await query(
    `create trigger refuse before update on addresses for each row when (new.id = 'a051') execute function refuse()`
  )
  try {
    await expect(resealAll(database.db, both)).rejects.toThrow()
  } finally {
    await query('drop trigger refuse on addresses')
    await query('drop function refuse')
  }
  expect(await resealAll(database.db, both)).toMatchObject({
    orders: { read: 300, sealed: 0, unreadable: 0 },
    addresses: { read: 100, sealed: 100, unreadable: 0 }
  })
  await expectSealed(NEXT)
  const [order] = await query<{ mac: string }>('select receiver_mac as mac from orders order by order_no')
  expect(order?.mac).toBe(receiverMac('13900000001', NEXT))
  // without the secret under which they were sealed they are told, and left as they are
  expect(await resealAll(database.db, 'one-after-a-leak-one-after-a-leak-one-after')).toMatchObject({
    orders: { unreadable: 240, sealed: 0 },
    addresses: { unreadable: 100, sealed: 0 }
  })
  await expectSealed(NEXT)
})

test('it waits for a replica that is far behind', async () => {
  await begin()
  await query('create schema replicas')
  await query(`create table replicas.pg_stat_replication as select interval '11 seconds' as replay_lag`)
  const looksFirst = (path: string) =>
    query(`do $$ begin execute format('alter database %I ${path}', current_database()); end $$`)
  await looksFirst('set search_path = replicas, pg_catalog, public')
  const watching = openDatabase(database.url, { max: 1 })
  try {
    expect(await seal(MANY, watching.db)).toBe(0)
    await watching.pool.query(`update replicas.pg_stat_replication set replay_lag = interval '9 seconds'`)
    expect(await seal(MANY, watching.db)).toBe(340)
  } finally {
    await watching.close()
    await looksFirst('reset search_path')
    await query('drop schema replicas cascade')
  }
})
