/** The operator's own catalogue: written by `npm run catalogue -- apply` (ADR 0030). */
import { bigserial, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytea, now } from './columns'

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
