/** What went wrong on clients. */
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { at } from './columns'

/** One row for each kind of fault of a release; it holds nothing about the person who met it. */
export const clientFaults = pgTable(
  'client_faults',
  {
    release: text().notNull(),
    /** SHA-256 of kind, message and place. */
    fingerprint: text().notNull(),
    kind: text().notNull(),
    message: text().notNull(),
    place: text().notNull(),
    /** Where it was last met: the route, without its query. */
    path: text().notNull(),
    platform: text().notNull(),
    count: integer().notNull().default(1),
    firstAt: at('first_at').notNull(),
    lastAt: at('last_at').notNull()
  },
  (t) => [
    primaryKey({ columns: [t.release, t.fingerprint] }),
    index('client_faults_last').on(t.lastAt.desc())
  ]
)

/** How long things took on clients, counted by steps of a logarithmic scale (server/modules/report/steps.ts): nothing of one visit is kept. */
export const clientTimings = pgTable(
  'client_timings',
  {
    release: text().notNull(),
    platform: text().notNull(),
    name: text().notNull(),
    step: integer().notNull(),
    count: integer().notNull(),
    lastAt: at('last_at').notNull()
  },
  (t) => [
    primaryKey({ columns: [t.release, t.platform, t.name, t.step] }),
    index('client_timings_last').on(t.lastAt)
  ]
)
