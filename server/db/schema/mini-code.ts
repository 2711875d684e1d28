/** Codes of the mini-program on posters. */
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { at, bytea } from './columns'

/** The page behind each scene, and the picture as WeChat made it. */
export const miniCodes = pgTable(
  'mini_codes',
  {
    /** Made from the link, so that the same link has the same code. */
    scene: text().primaryKey(),
    link: text().notNull(),
    mime: text().notNull(),
    picture: bytea().notNull(),
    /** When it was last drawn or scanned, to a day. */
    usedAt: at('used_at').notNull()
  },
  (t) => [index('mini_codes_used').on(t.usedAt)]
)
