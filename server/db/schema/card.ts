/** Card products with their plates, the cards that members hold, and printed ones. */
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { OrderNo } from '../../domain/order-number'
import { at, endOfDay, now } from './columns'
import { members } from './member'
import { plates } from './plate'

export const cardProducts = pgTable(
  'card_products',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    level: text().notNull(),
    tagline: text().notNull(),
    face: text().notNull(),
    priceFen: integer('price_fen').notNull(),
    listPriceFen: integer('list_price_fen').notNull(),
    validityDays: integer('validity_days').notNull(),
    benefits: text().array().notNull(),
    instructionsHtml: text('instructions_html').notNull(),
    stock: integer(),
    onSale: boolean('on_sale').notNull(),
    sort: integer().notNull(),
    sold: integer().notNull().default(0),
    channelCodes: text('channel_codes')
      .array()
      .notNull()
      .default(sql`'{}'`)
  },
  (t) => [check('card_products_stock', sql`${t.stock} >= 0`)]
)

export const cardPlates = pgTable(
  'card_plates',
  {
    cardId: text('card_id')
      .notNull()
      .references(() => cardProducts.id),
    plateId: text('plate_id')
      .notNull()
      .references(() => plates.id),
    /** included = part of the card; addon = can be bought in addition. */
    mode: text().notNull(),
    sort: integer().notNull()
  },
  (t) => [primaryKey({ columns: [t.cardId, t.plateId] })]
)

export const memberCards = pgTable(
  'member_cards',
  {
    id: text().primaryKey(),
    cardNo: text('card_no').notNull().unique(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    cardId: text('card_id')
      .notNull()
      .references(() => cardProducts.id),
    /** inactive | active; expired follows from expiresAt. */
    state: text().notNull(),
    activatedAt: at('activated_at'),
    /** End of its last term. */
    expiresAt: at('expires_at'),
    /** Something new on it that the member has not seen (red dot). */
    hasNews: boolean('has_news').notNull().default(false),
    createdAt: now('created_at')
  },
  (t) => [
    index('member_cards_member').on(t.memberId),
    index('member_cards_ending')
      .on(t.expiresAt)
      .where(sql`${t.state} = 'active'`)
  ]
)

/**
 * Validity periods of a card, one after the other: the first from when it was obtained, each renewal from the end of
 * the previous one. Two renewals cannot start at the same end.
 */
export const cardTerms = pgTable(
  'card_terms',
  {
    id: text().primaryKey(),
    memberCardId: text('member_card_id')
      .notNull()
      .references(() => memberCards.id),
    /** The order that bought it; null if it was given or activated. */
    orderNo: text('order_no').$type<OrderNo>().unique(),
    /** The number of the printed card used to activate it. */
    printedNo: text('printed_no').unique(),
    validityDays: integer('validity_days').notNull(),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    /** Days that staff gave, in `endsAt` and not in `validityDays`: no refund pays for them. */
    givenDays: integer('given_days').notNull().default(0),
    createdAt: now('created_at')
  },
  (t) => [
    unique('card_terms_one_after_another').on(t.memberCardId, t.startsAt),
    /** Reports: cards that are not over. */
    index('card_terms_ending').on(t.endsAt, t.memberCardId),
    check('card_terms_span', sql`${t.endsAt} > ${t.startsAt}`)
  ]
)

/** Cards that staff had made together, for one purpose. */
export const cardBatches = pgTable(
  'card_batches',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    cardId: text('card_id')
      .notNull()
      .references(() => cardProducts.id),
    /** How many cards there are; their numbers are `firstNo` and those that follow. */
    count: integer().notNull(),
    firstNo: text('first_no').notNull().unique(),
    /** After it none of them is activated any more. */
    validUntil: endOfDay('valid_until').notNull(),
    /** The public key for which their codes were encrypted. */
    recipient: text().notNull(),
    /** Name of the account that made it. */
    madeBy: text('made_by').notNull(),
    madeAt: at('made_at').notNull(),
    voidedAt: at('voided_at'),
    /** Why it was voided. */
    voidReason: text('void_reason')
  },
  (t) => [
    index('card_batches_made').on(t.madeAt, t.id),
    check('card_batches_count', sql`${t.count} between 1 and 20000`),
    check('card_batches_voided', sql`(${t.voidedAt} is null) = (${t.voidReason} is null)`)
  ]
)

/** Printed cards: a number and a code, each activated only once. */
export const cardCodes = pgTable(
  'card_codes',
  {
    cardNo: text('card_no').primaryKey(),
    codeMac: text('code_mac').notNull(),
    cardId: text('card_id')
      .notNull()
      .references(() => cardProducts.id),
    usedBy: text('used_by').references(() => members.id),
    usedAt: at('used_at'),
    /** null = not made by staff in the console. */
    batchId: text('batch_id').references(() => cardBatches.id),
    /** As of its batch; null = without an end. */
    validUntil: endOfDay('valid_until'),
    /** From then on it cannot be activated. */
    voidedAt: at('voided_at')
  },
  (t) => [
    index('card_codes_user')
      .on(t.usedBy)
      .where(sql`${t.usedBy} is not null`),
    index('card_codes_batch')
      .on(t.batchId, t.usedAt, t.cardNo)
      .where(sql`${t.batchId} is not null`),
    /** Either activated or void. */
    check('card_codes_one_end', sql`${t.usedAt} is null or ${t.voidedAt} is null`)
  ]
)
