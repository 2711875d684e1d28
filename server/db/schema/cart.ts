/** Carts of members, and the carts of visitors that went into them. */
import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
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
    /** Whether it is to be bought with the next order. */
    chosen: boolean().notNull().default(true),
    /** What a piece cost without a card when it was put in, fen. */
    seenFen: integer('seen_fen').notNull(),
    addedAt: now('added_at'),
    /** Idempotency key of the call that put in the last pieces: should it come again after a crash, they are there. */
    requestKey: text('request_key')
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.skuId] }),
    check('cart_lines_quantity', sql`${t.quantity} between 1 and 99`)
  ]
)

/** A visitor's cart goes into a member's once, whoever asks how often: its id is the key. */
export const cartMerges = pgTable('cart_merges', {
  guestCartId: text('guest_cart_id').primaryKey(),
  memberId: text('member_id')
    .notNull()
    .references(() => members.id),
  /** SKUs for which there was no room: the same answer to whoever asks again. */
  leftOut: text('left_out').array().notNull(),
  mergedAt: now('merged_at')
})
