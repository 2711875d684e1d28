/** How a merge rule is written: what happens to the rows of the account that ends. */
import type { Tx } from '../../db/client'
import type { Secret } from '../../lib/secret'

/** Two accounts that become one. */
export interface Pair {
  /** The one that ends. */
  readonly loser: string
  /** The one that receives everything. */
  readonly survivor: string
  readonly at: Date
  /** The secret under which numbers of documents and receivers are sealed (server/domain/sealed.ts). */
  readonly documentSecret: Secret
}

/**
 * The action. `move`: all rows are reassigned. `move unless there`: what the survivor already has stays theirs, the
 * loser's is deleted. `add`: amounts add up. `drop`: the loser's rows are deleted. `stay`: they keep the loser's id,
 * and nobody reads them by it.
 */
export type How = 'move' | 'move unless there' | 'add' | 'drop' | 'stay'

/** The quantity reported to a member before a merge. */
export interface Told {
  /** 会员卡 */
  readonly what: string
  /** 张 */
  readonly unit: string
  /** SQL: how many the member $1 has at $2. */
  readonly count: string
}

/** What happens to one column that references a member. */
export interface MergeRule {
  readonly table: string
  readonly column: string
  readonly how: How
  /** Explanation, if `how` is not enough: included in the documents. */
  readonly why?: string
  readonly told?: Told
  /** SQL, executed in order: $1 is the loser, $2 the survivor. */
  readonly sql?: readonly string[]
  /** Before the SQL, or instead of it if SQL is not enough. */
  readonly before?: (pair: Pair, tx: Tx) => Promise<void>
}

interface More {
  readonly column?: string
  readonly why?: string
  readonly told?: Told
}

/** SQL of a `request_key` under UNIQUE(member, request_key): two accounts that used the same key keep both rows. */
const KEY = (table: string, column: string) => `request_key = case
    when exists (select 1 from ${table} o where o.${column} = $2 and o.request_key = t.request_key)
    then t.request_key || '~' || t.${column} else t.request_key end`

/** All rows are reassigned; `keyed` if the table is UNIQUE(member, request_key). */
export function move(
  table: string,
  { column = 'member_id', ...more }: More = {},
  keyed?: 'keyed'
): MergeRule {
  const key = keyed ? `, ${KEY(table, column)}` : ''
  return {
    table,
    column,
    how: 'move',
    ...more,
    sql: [`update ${table} t set ${column} = $2${key} where t.${column} = $1`]
  }
}

/**
 * Rows are reassigned, but those that match one of the survivor's by `same` are deleted: at most one of each per
 * person.
 */
export function moveUnlessThere(
  table: string,
  same: readonly string[],
  { column = 'member_id', ...more }: More = {},
  keyed?: 'keyed'
): MergeRule {
  const alike = same.map((name) => `and o.${name} = t.${name}`).join(' ')
  return {
    ...move(table, { column, ...more }, keyed),
    how: 'move unless there',
    sql: [
      `delete from ${table} t where t.${column} = $1 and exists (select 1 from ${table} o where o.${column} = $2 ${alike})`,
      ...(move(table, { column }, keyed).sql ?? [])
    ]
  }
}

/** The loser's rows are deleted. */
export function drop(table: string, { column = 'member_id', ...more }: More = {}): MergeRule {
  return { table, column, how: 'drop', ...more, sql: [`delete from ${table} where ${column} = $1`] }
}

/** The loser's rows stay as they are. */
export function stay(table: string, why: string, column = 'member_id'): MergeRule {
  return { table, column, how: 'stay', why }
}

/** All rows of the member: `count` of {@link Told}. */
export const rowsOf = (table: string, condition = 'true', column = 'member_id') =>
  `select count(*) from ${table} where ${column} = $1 and ${condition}`
