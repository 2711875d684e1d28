/** How long the rows of each table are kept. docs/compliance.md shows it; a test holds it against the schema and the jobs. */
import type { Kept } from './kept'
import { STAYS } from './stays'
import { SWEPT } from './swept'

/** Every table of the database, in groups. */
export const RETENTION: readonly Kept[] = [...SWEPT, ...STAYS]
