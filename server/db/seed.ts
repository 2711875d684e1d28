import { sql } from 'drizzle-orm'
import { DEMO_CARD_PEPPER } from '../config/secrets'
import { catalogueRows } from './catalogue/rows'
import { withTransaction, type Queryable } from './client'
import * as t from './schema'
import { upsert } from './upsert'

/** Any number that nothing else locks. */
const SEED_LOCK = 727_310

export interface SeedOptions {
  /** The moment that the catalogue's relative dates count from; now, unless given. */
  now?: Date
  /** Pepper of the printed cards' codes; the demo's own unless the settings give one. */
  cardPepper?: string
  /** Whether to print the demo's cards, whose codes anybody can read in the source; yes, unless told otherwise. */
  printedCards?: boolean
}

/**
 * Writes the demo catalogue. May run at every start and by several processes at once: rows that exist are brought up to
 * date, but what was sold, claimed, used or taken from stock stays as it is, and member data is never touched.
 */
export async function seed(
  db: Queryable,
  { now = new Date(), cardPepper = DEMO_CARD_PEPPER, printedCards = true }: SeedOptions = {}
): Promise<void> {
  const rows = catalogueRows(now, cardPepper)
  await withTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    await upsert(tx, t.channels, rows.channels, [t.channels.code])
    await upsert(tx, t.agreements, rows.agreements, [t.agreements.kind, t.agreements.version])
    await upsert(tx, t.brands, rows.brands, [t.brands.id])
    await upsert(tx, t.merchants, rows.merchants, [t.merchants.id])
    await upsert(tx, t.privileges, rows.privileges, [t.privileges.id], ['stock'])
    const { privilegeMerchants, platePrivileges, cardPlates } = t
    await upsert(tx, privilegeMerchants, rows.privilegeMerchants, [
      privilegeMerchants.privilegeId,
      privilegeMerchants.merchantId
    ])
    await upsert(tx, t.plates, rows.plates, [t.plates.id], ['stock', 'sold'])
    await upsert(tx, platePrivileges, rows.platePrivileges, [
      platePrivileges.plateId,
      platePrivileges.privilegeId
    ])
    await upsert(tx, t.cardProducts, rows.cardProducts, [t.cardProducts.id], ['stock', 'sold'])
    await upsert(tx, cardPlates, rows.cardPlates, [cardPlates.cardId, cardPlates.plateId])
    await upsert(tx, t.products, rows.products, [t.products.id], ['stock', 'sold'])
    await upsert(tx, t.coupons, rows.coupons, [t.coupons.id], ['claimed', 'total'])
    if (printedCards) await upsert(tx, t.cardCodes, rows.cardCodes, [t.cardCodes.cardNo], 'all')
  })
}
