/** The explorer itself: what is written wrongly is found, and the same order finds it again. */
import { withTransaction, type Queryable } from '../../../server/db/client'
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database'
import { Broken, explore, type Bounds } from './explore'
import { openGated, type GatedDatabase } from './gated-database'

let database: TestDatabase
let databases: readonly [GatedDatabase, GatedDatabase]

beforeAll(async () => {
  database = await createTestDatabase()
  databases = [openGated(database), openGated(database)]
  await database.pool.query('create table pieces (id int primary key, stock int not null)')
  await database.pool.query('create table takers (who int not null)')
})
afterAll(async () => {
  await Promise.all(databases.map(({ close }) => close()))
  await database.drop()
})

const BOUNDS: Bounds = { switches: 1, samples: 5, seed: 1 }

/** Two take of one piece. */
const taking = (take: (db: Queryable, who: number) => Promise<void>, bounds = BOUNDS) =>
  explore(
    {
      databases,
      pool: database.pool,
      scene: async () => {
        await database.pool.query('truncate pieces, takers')
        await database.pool.query('insert into pieces values (1, 1), (2, 1)')
        return {
          work: [() => take(databases[0].db, 1), () => take(databases[1].db, 2)],
          faults: async () => {
            const { rows } = await database.pool.query<{ stock: number; takers: number }>(
              'select stock, (select count(*)::int from takers) as takers from pieces where id = 1'
            )
            const { stock = 0, takers = 0 } = rows[0] ?? {}
            return stock + takers === 1 && stock >= 0 ? [] : [`${takers} have it, ${stock} left`]
          }
        }
      }
    },
    bounds
  )

async function lookFirst(db: Queryable, who: number): Promise<void> {
  const { rows } = await db.$client.query<{ stock: number }>('select stock from pieces where id = 1')
  if ((rows[0]?.stock ?? 0) < 1) return
  await db.$client.query('update pieces set stock = stock - 1 where id = 1')
  await db.$client.query('insert into takers values ($1)', [who])
}

const atOnce = (db: Queryable, who: number) =>
  withTransaction(db, async (tx) => {
    const { rowCount } = await tx.$client.query(
      'update pieces set stock = stock - 1 where id = 1 and stock > 0'
    )
    if (rowCount) await tx.$client.query('insert into takers values ($1)', [who])
  })

test('control: looking first and taking then is found, with the order that does it', async () => {
  const problem = await taking(lookFirst).catch((found: unknown) => found)
  expect(problem).toBeInstanceOf(Broken)
  expect((problem as Broken).message).toMatch(
    /^first A, interrupted after 1: 2 have it, -1 left\n {2}A select stock/
  )
  // and again, the same one
  await expect(taking(lookFirst)).rejects.toThrow((problem as Broken).message)
})

test('control: at random, too, and the seed finds it again', async () => {
  const bounds = { switches: 0, samples: 50, seed: 7 }
  const problem = await taking(lookFirst, bounds).catch((found: unknown) => found)
  const [, seed = ''] = /^seed (\d+)/.exec((problem as Broken).message) ?? []
  await expect(taking(lookFirst, { switches: 0, samples: 1, seed: Number(seed) })).rejects.toThrow(Broken)
})

test('one conditional update stands every order, also where one waits for the other', async () => {
  expect(await taking(atOnce, { ...BOUNDS, switches: 2 })).toBeGreaterThan(10)
})

test('two that lock in opposite orders are let out of the circle by PostgreSQL, and both end', async () => {
  const both = (ids: readonly number[]) => async (db: Queryable) => {
    await withTransaction(db, async (tx) => {
      for (const id of ids) await tx.$client.query('select 1 from pieces where id = $1 for update', [id])
    })
  }
  await database.pool.query(
    `alter database "${new URL(database.url.replace('@/', '@h/')).pathname.slice(1)}" set deadlock_timeout = '20ms'`
  )
  const tried = await explore(
    {
      databases,
      pool: database.pool,
      scene: () =>
        Promise.resolve({
          work: [() => both([1, 2])(databases[0].db), () => both([2, 1])(databases[1].db)] as const,
          faults: () => Promise.resolve([])
        })
    },
    BOUNDS
  )
  expect(tried).toBeGreaterThan(5)
})
