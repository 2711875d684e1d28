import { gt, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** SQL: an end of day has not been reached at `now`. The column compares with moments, although its values are not moments (ADR 0049). */
export const notEnded = (end: AnyPgColumn, now: Date): SQL => gt(end, now)
