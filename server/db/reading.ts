import { sql, type SQL } from 'drizzle-orm'

/**
 * SQL: whether a word matches something with a name and a reading in pinyin, whose syllables are separated: anywhere in the text,
 * anywhere in the reading, or as a prefix of its initials (`ggbwy`).
 */
export const fitsReading = (text: SQL, pinyin: SQL, word: string): SQL =>
  sql`(strpos(${text}, ${word}) > 0 or strpos(replace(${pinyin}, ' ', ''), ${word}) > 0
    or strpos(regexp_replace(${pinyin}, '(\\S)\\S*\\s*', '\\1', 'g'), ${word}) = 1)`
