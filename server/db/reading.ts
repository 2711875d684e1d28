import { sql, type SQL } from 'drizzle-orm'
import type { SearchTerm } from '../domain/search-terms'

/**
 * SQL: whether a term, in one of its ways to write it, matches something with a name and a reading in pinyin, whose syllables are separated: anywhere in the text,
 * anywhere in the reading, or as a prefix of its initials (`ggbwy`).
 */
export const fitsReading = (text: SQL, pinyin: SQL, term: SearchTerm): SQL =>
  sql`(${sql.join(
    term.map((word) => fitsWord(text, pinyin, word)),
    sql` or `
  )})`

const fitsWord = (text: SQL, pinyin: SQL, word: string): SQL =>
  sql`(strpos(${text}, ${word}) > 0 or strpos(replace(${pinyin}, ' ', ''), ${word}) > 0
    or strpos(regexp_replace(${pinyin}, '(\\S)\\S*\\s*', '\\1', 'g'), ${word}) = 1)`
