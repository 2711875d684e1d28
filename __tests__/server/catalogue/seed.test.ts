import { sql } from 'drizzle-orm'
import { seed } from '../../../server/db/seed'
import { cardCodes } from '../../../server/db/schema/card'
import { members } from '../../../server/db/schema/member'
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database'

const now = new Date('2026-11-21T10:00:00+08:00')
let database: TestDatabase

beforeEach(async () => {
  database = await createTestDatabase({ seeded: false })
})
afterEach(() => database.drop())

const count = async (table: string) => {
  const result = await database.db.execute<{ n: number }>(
    sql`select count(*)::int as n from ${sql.identifier(table)}`
  )
  return result.rows[0]?.n
}

test('seeding twice, and by several processes at once, gives one catalogue', async () => {
  await Promise.all([seed(database.db, { now }), seed(database.db, { now }), seed(database.db, { now })])
  const first = [await count('privileges'), await count('plate_privileges'), await count('card_codes')]
  await seed(database.db, { now })
  expect([await count('privileges'), await count('plate_privileges'), await count('card_codes')]).toEqual(
    first
  )
  expect(first[0]).toBeGreaterThanOrEqual(130)
})

test('what was sold, claimed, taken and used stays; what the catalogue says is brought up to date', async () => {
  await seed(database.db, { now })
  await database.db.insert(members).values({ id: 'member-1', nickname: '测试', channelCode: 'main' })
  await database.db.execute(sql`update privileges set stock = 0, name = 'old' where id = 'film-premiere'`)
  await database.db.execute(sql`update plates set stock = 0, sold = 9 where id = 'premiere-one'`)
  await database.db.execute(sql`update products set stock = 0, sold = 1 where id = 'p-last-mug'`)
  await database.db.execute(sql`update card_products set sold = 7 where id = 'main-year'`)
  await database.db.execute(sql`update coupons set claimed = 1 where id = 'c-one-only'`)
  await database.db.execute(sql`update card_codes set used_by = 'member-1', used_at = now()`)
  const before = await database.db.select().from(cardCodes).orderBy(cardCodes.cardNo)

  await seed(database.db, { now, cardPepper: 'another' })

  const { rows } = await database.db.execute(sql`
    select (select stock from privileges where id = 'film-premiere') as privilege,
           (select name from privileges where id = 'film-premiere') as name,
           (select array[stock, sold] from plates where id = 'premiere-one') as plate,
           (select array[stock, sold] from products where id = 'p-last-mug') as product,
           (select sold from card_products where id = 'main-year') as card,
           (select claimed from coupons where id = 'c-one-only') as coupon`)
  expect(rows[0]).toEqual({
    privilege: 0,
    name: '新片首映席位',
    plate: [0, 9],
    product: [0, 1],
    card: 7,
    coupon: 1
  })
  expect(await database.db.select().from(cardCodes).orderBy(cardCodes.cardNo)).toEqual(before)
  expect(await count('members')).toBe(1)
})
