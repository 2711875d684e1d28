import { gt, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** SQL: what ends with a day has not ended at `now`. The column compares with moments, while its values are no moments (ADR 0049). */
export const notEnded = (end: AnyPgColumn, now: Date): SQL => gt(end, now)
