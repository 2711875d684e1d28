/** Carts of members, and the visitors' carts merged into them. */
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { now } from './columns'
import { mallSkus } from './mall'
import { members } from './member'

export const cartLines = pgTable(
  'cart_lines',
  {
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    skuId: text('sku_id')
      .notNull()
      .references(() => mallSkus.id),
    quantity: integer().notNull(),
    /** Whether it is selected for the next order. */
    chosen: boolean().notNull().default(true),
    /** Price of a piece without a card when it was added, fen. */
    seenFen: integer('seen_fen').notNull(),
    addedAt: now('added_at'),
    /** Idempotency key of the call that added the last pieces: if it is repeated after a crash, they are not added twice. */
    requestKey: text('request_key')
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.skuId] }),
    check('cart_lines_quantity', sql`${t.quantity} between 1 and 99`)
  ]
)

/** A visitor's cart is merged into a member's once, however often it is requested: its id is the key. */
export const cartMerges = pgTable(
  'cart_merges',
  {
    guestCartId: text('guest_cart_id').primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    /** SKUs that did not fit: repeated requests get the same response. */
    leftOut: text('left_out').array().notNull(),
    mergedAt: now('merged_at')
  },
  (t) => [index('cart_merges_merged').on(t.mergedAt), index('cart_merges_member').on(t.memberId)]
)
