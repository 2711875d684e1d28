/** Waiting rooms: who buys next where very many want few pieces of one SKU (ADR 0106). */
import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { at } from './columns'
import { mallSkus } from './mall'
import { members } from './member'

const place = (name: string) => bigint(name, { mode: 'number' }).notNull()

/** The room of a SKU: opened by a rush or by an operator. */
export const waitingRooms = pgTable(
  'waiting_rooms',
  {
    skuId: text('sku_id')
      .primaryKey()
      .references(() => mallSkus.id),
    opensAt: at('opens_at').notNull(),
    closesAt: at('closes_at').notNull(),
    /** The last place that was given. */
    lastPlace: place('last_place').default(0),
    /** Who waits at this place or before it was told that all is sold. */
    endedPlace: place('ended_place').default(0),
    /** When the queue last moved. */
    advancedAt: at('advanced_at').notNull()
  },
  (t) => [index('waiting_rooms_closed').on(t.closesAt)]
)

/** A member's place in the queue of a SKU. */
export const waitingPlaces = pgTable(
  'waiting_places',
  {
    skuId: text('sku_id').notNull(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    place: place('place'),
    quantity: integer().notNull(),
    /** Idempotency key of the order that waits. */
    requestKey: text('request_key').notNull(),
    joinedAt: at('joined_at').notNull(),
    /** From then on the member may order, for a short time. */
    admittedAt: at('admitted_at'),
    orderedAt: at('ordered_at')
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.skuId] }),
    index('waiting_places_line')
      .on(t.skuId, t.place)
      .where(sql`${t.admittedAt} is null`),
    index('waiting_places_admitted')
      .on(t.skuId, t.admittedAt)
      .where(sql`${t.admittedAt} is not null`),
    index('waiting_places_joined').on(t.joinedAt)
  ]
)
