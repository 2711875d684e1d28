/** Hashes of receivers' numbers: filled in after the release that began with them, and gone with the address. */
import { resealAll } from '../../../server/db/reseal'
import { openDatabase, withTransaction } from '../../../server/db/client'
import { receiverMac } from '../../../server/domain/receiver-mac'
import { anonymise } from '../../../server/modules/member/deletion-repository'
import { hashReceivers } from '../../../server/modules/order/receivers'
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database'

const SECRET = 'a-secret-of-the-tests-a-secret-of-the-tests'
const MANY = { batch: 1000, ms: 60_000 }
/** A process that ends after its first batch. */
const KILLED = { batch: 100, ms: 0 }

let database: TestDatabase
let dependencies: { readonly db: TestDatabase['db']; readonly documentSecret: string }
beforeAll(async () => {
  database = await createTestDatabase({ max: 24 })
  dependencies = { db: database.db, documentSecret: SECRET }
})
afterAll(() => database.drop())

beforeEach(async () => {
  await database.clear('orders', 'members')
  await database.pool.query(
    `insert into members (id, mobile, nickname, channel_code) values ('m', '13800138000', '会员', 'main')`
  )
  // of five orders one is sent nowhere; numbers of receivers begin with 13900000001
  await database.pool.query(
    `insert into orders (order_no, member_id, channel_code, kind, state, total_fen, discount_fen, pay_fen, expires_at, address)
     select '2611010000' || lpad(n::text, 10, '0'), 'm', 'main', 'sku', 'paid', 100, 0, 100, now(),
       case when n % 5 > 0 then jsonb_build_object('name', '张小明', 'mobile', (13900000000 + n)::text) end
     from generate_series(1, 300) n`
  )
})

const figures = async () =>
  (
    await database.pool.query<{ whole: number; hashed: number; due: number }>(
      `select count(address)::int as whole, count(receiver_mac)::int as hashed,
         count(*) filter (where (address is null) <> (receiver_mac is null))::int as due from orders`
    )
  ).rows[0]
const rowsOf = async () =>
  (
    await database.pool.query<{ orderNo: string; mobile: string | null; mac: string | null }>(
      `select order_no as "orderNo", address->>'mobile' as mobile, receiver_mac as mac from orders order by order_no`
    )
  ).rows
const expectFitting = async (secret = SECRET) => {
  for (const { mobile, mac } of await rowsOf())
    expect(mac).toBe(mobile === null ? null : receiverMac(mobile, secret))
}

test('a process that is killed between two batches leaves whole ones, and the next goes on', async () => {
  expect(await hashReceivers(dependencies, KILLED)).toBe(100)
  expect(await figures()).toEqual({ whole: 240, hashed: 100, due: 140 })
  expect(await hashReceivers(dependencies, MANY)).toBe(140)
  expect(await figures()).toEqual({ whole: 240, hashed: 240, due: 0 })
  await expectFitting()
  expect(await hashReceivers(dependencies, MANY)).toBe(0)
})

test('one that dies within a batch leaves nothing of it', async () => {
  await database.pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'killed'; end $$;
    create trigger refuse before update on orders for each row when (new.order_no = '26110100000000000151') execute function refuse()`)
  try {
    await expect(hashReceivers(dependencies, { batch: 100, ms: 60_000 })).rejects.toThrow()
    expect(await figures()).toMatchObject({ hashed: 100 })
  } finally {
    await database.pool.query('drop trigger refuse on orders; drop function refuse')
  }
  expect(await hashReceivers(dependencies, MANY)).toBe(140)
  await expectFitting()
})

test('20 at once do each order once, and none waits for an order that is being paid', async () => {
  const paying = await database.pool.connect()
  try {
    await paying.query(`begin; select 1 from orders where order_no = '26110100000000000001' for update`)
    const done = await Promise.all(
      Array.from({ length: 20 }, () => hashReceivers(dependencies, { batch: 20, ms: 60_000 }))
    )
    expect(done.reduce((sum, n) => sum + n, 0)).toBe(239)
    await paying.query('commit')
  } finally {
    paying.release()
  }
  expect(await hashReceivers(dependencies, MANY)).toBe(1)
  await expectFitting()
})

test('it waits for a replica that is far behind', async () => {
  // in place of the view of PostgreSQL, for connections that look there first
  await database.pool.query(`
    create schema replicas;
    create table replicas.pg_stat_replication as select interval '11 seconds' as replay_lag`)
  const looksFirst = (path: string) =>
    database.pool.query(`do $$ begin execute format('alter database %I ${path}', current_database()); end $$`)
  await looksFirst('set search_path = replicas, pg_catalog, public')
  const watching = openDatabase(database.url, { max: 1 })
  const hash = () => hashReceivers({ ...dependencies, db: watching.db }, MANY)
  try {
    expect(await hash()).toBe(0)
    await watching.pool.query(`update replicas.pg_stat_replication set replay_lag = interval '9 seconds'`)
    expect(await hash()).toBe(240)
  } finally {
    await watching.close()
    await looksFirst('reset search_path')
    await database.pool.query('drop schema replicas cascade')
  }
})

test('a corrected number is hashed again', async () => {
  await hashReceivers(dependencies, MANY)
  await database.pool.query(
    `update orders set address = address || '{"mobile": "13700137000"}', receiver_mac = null where order_no = '26110100000000000001'`
  )
  expect(await hashReceivers(dependencies, MANY)).toBe(1)
  await expectFitting()
})

test('with the account the hashes go; and where a release before this one erases the address alone', async () => {
  await hashReceivers(dependencies, MANY)
  await database.pool.query(`update orders set address = null where order_no < '26110100000000000011'`)
  expect(await figures()).toEqual({ whole: 232, hashed: 240, due: 8 })
  expect(await hashReceivers(dependencies, MANY)).toBe(8)
  expect(await figures()).toEqual({ whole: 232, hashed: 232, due: 0 })
  await database.pool.query('update members set deleted_at = now()')
  await withTransaction(database.db, (tx) => anonymise('m', '13800138000', new Date(), tx))
  expect(await figures()).toEqual({ whole: 0, hashed: 0, due: 0 })
})

test('they are made anew with the new secret, whether or not the old one is still known', async () => {
  await hashReceivers(dependencies, MANY)
  expect(await resealAll(database.db, ['the-next-one', SECRET])).toMatchObject({
    orders: { read: 300, sealed: 240, unreadable: 0 }
  })
  await expectFitting('the-next-one')
  expect(await resealAll(database.db, 'one-after-a-leak')).toMatchObject({ orders: { sealed: 240 } })
  await expectFitting('one-after-a-leak')
  expect(await resealAll(database.db, 'one-after-a-leak')).toMatchObject({ orders: { sealed: 0 } })
})
