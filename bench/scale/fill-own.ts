/** `npm run bench -- fill --members 1000000`: fills a database that is tried by hand, by tools of the operator's, or by a server. */
import { parseArgs } from 'node:util'
import { openDatabase } from '../../server/db/client'
import { migrate } from '../../server/db/migrate'
import { seed } from '../../server/db/seed'
import { fill, type Scale } from './fill'

/** Each member owns so many orders, records, coupons, points entries and draws; one owns as many as `heavy` says. */
const EACH = 3
const HEAVY = 3000
const STORES = 50_000
/** At 27 KB a member with all that they own (docs/how-to/scale.md) they fit 60 GB. */
const MAX_MEMBERS = 2_000_000

/**
 * Fills the database of `DATABASE_URL`, which has to have no members: it is never that of a shop.
 * @throws Error for wrong arguments, or a database that is in use
 */
export async function fillOwn(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { members: { type: 'string', default: '1000000' } }
  })
  const members = Number(values.members)
  if (!Number.isInteger(members) || members < 1 || members > MAX_MEMBERS)
    throw new Error(`--members is a whole number from 1 to ${MAX_MEMBERS}`)
  const url = process.env.DATABASE_URL
  if (!url) throw new Error('DATABASE_URL names the empty database to fill')
  await migrate(url)
  const database = openDatabase(url, { max: 2, patient: true })
  try {
    const { rowCount } = await database.pool.query('select 1 from members limit 1')
    if (rowCount) throw new Error('This database has members: only an empty one is filled')
    await seed(database.db)
    const scale: Scale = { members, stores: STORES, each: EACH, heavy: HEAVY }
    await fill(database, scale, (done, all) => process.stdout.write(`${done} of ${all} steps\n`))
    const { rows } = await database.pool.query<{ size: string }>(
      'select pg_size_pretty(pg_database_size(current_database())) as size'
    )
    process.stdout.write(`Filled: ${members} members, ${rows[0]?.size ?? ''}\n`)
  } finally {
    await database.close()
  }
}
