import type { Queryable, Tx } from '../../db/client'
import { orderConsents } from '../../db/schema/order'
import { statement } from '../../db/statement'

const inForce = statement<{ version: string }>(
  'terms-in-force',
  `select version from agreements where kind = $1 and effective_at <= $2
   order by effective_at desc, version desc limit 1`
)

/** The version of an agreement in force; null if there is none. */
export async function termsInForce(kind: string, now: Date, db: Queryable): Promise<string | null> {
  return (await inForce([kind, now], db))[0]?.version ?? null
}

/** Stores what the buyer of an order agreed to. */
export async function insertConsent(row: typeof orderConsents.$inferInsert, tx: Tx): Promise<void> {
  await tx.insert(orderConsents).values(row)
}
