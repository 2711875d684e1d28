import { sql } from 'drizzle-orm'
import { DEMO_CARD_PEPPER } from '../config/secrets'
import { dayInChina } from '../lib/china-time'
import { catalogueRows } from './catalogue/rows'
import { withCleanHtml } from './clean-html'
import { withTransaction, type Queryable } from './client'
import { activities, activityItems } from './schema/activity'
import { cardCodes, cardPlates, cardProducts } from './schema/card'
import { agreements, channels } from './schema/channel'
import { coupons } from './schema/coupon'
import { brands, merchants } from './schema/merchant'
import { platePrivileges, plates } from './schema/plate'
import { privilegeMerchants, privileges } from './schema/privilege'
import { freightRules, freightTemplates, mallCategories, mallProducts, mallSkus } from './schema/mall'
import { products } from './schema/product'
import { refreshMallSummaries } from './mall-summaries'
import { sights, ticketKinds } from './schema/ticket'
import { fillTicketDays } from './ticket-days'
import { upsert } from './upsert'

/** Any number that nothing else locks. */
export const SEED_LOCK = 727_310

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
  const rows = withCleanHtml(catalogueRows(now, cardPepper))
  await withTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    await upsert(tx, channels, rows.channels, [channels.code])
    await upsert(tx, agreements, rows.agreements, [agreements.kind, agreements.version])
    await upsert(tx, brands, rows.brands, [brands.id])
    await upsert(tx, merchants, rows.merchants, [merchants.id])
    await upsert(tx, privileges, rows.privileges, [privileges.id], ['stock'])
    await upsert(tx, privilegeMerchants, rows.privilegeMerchants, [
      privilegeMerchants.privilegeId,
      privilegeMerchants.merchantId
    ])
    await upsert(tx, plates, rows.plates, [plates.id], ['stock', 'sold'])
    await upsert(tx, platePrivileges, rows.platePrivileges, [
      platePrivileges.plateId,
      platePrivileges.privilegeId
    ])
    await upsert(tx, cardProducts, rows.cardProducts, [cardProducts.id], ['stock', 'sold'])
    await upsert(tx, cardPlates, rows.cardPlates, [cardPlates.cardId, cardPlates.plateId])
    await upsert(tx, products, rows.products, [products.id], ['stock', 'sold'])
    await upsert(tx, freightTemplates, rows.freightTemplates, [freightTemplates.id])
    await upsert(tx, freightRules, rows.freightRules, [freightRules.templateId, freightRules.ruleNo])
    await upsert(tx, mallCategories, rows.mallCategories, [mallCategories.id])
    await upsert(
      tx,
      mallProducts,
      rows.mallProducts,
      [mallProducts.id],
      ['sold', 'price_fen', 'card_price_fen']
    )
    await upsert(tx, mallSkus, rows.mallSkus, [mallSkus.id], ['stock', 'sold'])
    await refreshMallSummaries(tx)
    await upsert(tx, coupons, rows.coupons, [coupons.id], ['claimed', 'total'])
    await upsert(tx, activities, rows.activities, [activities.id], ['taken', 'stock'])
    await upsert(tx, activityItems, rows.activityItems, [
      activityItems.activityId,
      activityItems.kind,
      activityItems.itemId
    ])
    await upsert(tx, sights, rows.sights, [sights.id])
    await upsert(tx, ticketKinds, rows.ticketKinds, [ticketKinds.id])
    await fillTicketDays(tx, dayInChina(now), true)
    if (printedCards) await upsert(tx, cardCodes, rows.cardCodes, [cardCodes.cardNo], 'all')
  })
}
