/** The operator's own catalogue: written by `npm run catalogue -- apply` (ADR 0030), and by hand in the console (ADR 0079). */
import { bigint, bigserial, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { at, bytea, now } from './columns'

/** Its pictures, under the hash of their bytes: `/assets/own/<name>`. */
export const cataloguePictures = pgTable('catalogue_pictures', {
  name: text().primaryKey(),
  mime: text().notNull(),
  bytes: bytea().notNull()
})

/** Additional stock: each mark of an item is added once, however often the folder is applied. */
export const catalogueRestocks = pgTable(
  'catalogue_restocks',
  {
    kind: text().notNull(),
    itemId: text('item_id').notNull(),
    mark: text().notNull(),
    added: integer().notNull(),
    at: now('at')
  },
  (t) => [primaryKey({ columns: [t.kind, t.itemId, t.mark] })]
)

/** Applied folders. Once there is one, our own database no longer follows the demo. */
export const catalogueApplications = pgTable('catalogue_applications', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  at: now('at'),
  added: integer().notNull(),
  changed: integer().notNull(),
  takenAway: integer('taken_away').notNull()
})

/**
 * What staff changed in the console and no applied folder has decided since: the latest change of each property. A change of the same
 * property gets a new `id`, so that the highest one tells whether anything was changed.
 */
export const catalogueHandChanges = pgTable(
  'catalogue_hand_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    /** File, entry and property, as in a folder: `mall-skus`, `tea-s`, `priceFen`. */
    kind: text().notNull(),
    itemId: text('item_id').notNull(),
    property: text().notNull(),
    /** Its value before the first of these changes. */
    before: jsonb().notNull(),
    value: jsonb().notNull(),
    staffName: text('staff_name').notNull(),
    reason: text().notNull(),
    at: at('at').notNull()
  },
  (t) => [unique('catalogue_hand_changes_property').on(t.kind, t.itemId, t.property)]
)
