import type { PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { RefsOf } from './refs'
import { shapeOf } from './shape-of-table'

/** An entry of a file, or a row of a table by the names of its columns in the schema. */
export type Values = Readonly<Record<string, unknown>>

/** Rows of another table that stand inside an entry: the privileges of a plate. */
export interface Child {
  /** Their place in the entry. */
  readonly property: string
  readonly table: PgTable
  /** The column that names the entry they are in. */
  readonly parent: string
  /** The column of their place in the list, from 1; their order says nothing where there is none. */
  readonly place?: string
  /** Places are counted among those that are alike in this column. */
  readonly group?: string
  readonly shape: z.ZodType
  /** A list of plain ids: this column of theirs. Else they are objects of their other columns. */
  readonly plain?: string
}

export interface Entity {
  /** The file: `plates` is `plates.yaml`. */
  readonly name: string
  readonly table: PgTable
  /** The column that an entry is known by. */
  readonly key: string
  readonly shape: z.ZodType
  /** Columns that no file holds: what live orders count, and what is worked out. */
  readonly leftOut: readonly string[]
  /** Ids of other kinds that an entry names. */
  readonly refs: readonly RefsOf[]
  readonly children: readonly Child[]
  /** What becomes of a row that no file has any more. Never deleted: members may hold it. */
  readonly takeAway: 'offSale' | 'end' | 'unlink' | 'stay' | 'refuse'
  /** Numbers that must not fall below what is gone already: `total` of `claimed`. */
  readonly atLeast: Readonly<Record<string, string>>
  /** Goods whose stock live orders take from: the file's number is for new ones. */
  readonly hasStock: boolean
  /** Fills in what a short entry leaves out, by its place in the file. */
  readonly complete: (entry: Values, index: number) => Values
  /** Columns that no file holds and a new row needs. */
  readonly fresh: Values
}

interface Draft extends Partial<
  Pick<Entity, 'refs' | 'children' | 'leftOut' | 'atLeast' | 'hasStock' | 'complete' | 'fresh'>
> {
  readonly name: string
  readonly table: PgTable
  readonly key?: string
  readonly takeAway: Entity['takeAway']
  /** What of the shape the table alone does not say. */
  readonly refine?: Readonly<Record<string, z.ZodType>>
  /** Whether an entry holds together: `[property, what is wrong]`. */
  readonly check?: (entry: Values) => readonly (readonly [string, string])[]
}

const restock = z.array(z.strictObject({ mark: z.string().min(1).max(40), add: z.int32() })).optional()

/** One kind of the catalogue: adding one is an entry in `entities.ts`. */
export function entity(draft: Draft): Entity {
  const { name, table, key = 'id', takeAway, refine = {}, check = () => [] } = draft
  const { refs = [], children = [], leftOut = [], atLeast = {}, hasStock = false } = draft
  const { complete = (entry) => entry, fresh = {} } = draft
  const shape = z
    .strictObject({
      ...shapeOf(table, leftOut, refine),
      ...Object.fromEntries(children.map(({ property, shape: items }) => [property, items])),
      ...(hasStock ? { restock } : {})
    })
    .superRefine((entry, context) => {
      for (const [property, message] of check(entry))
        context.addIssue({ code: 'custom', path: [property], message })
    })
  return { name, table, key, shape, leftOut, refs, children, takeAway, atLeast, hasStock, complete, fresh }
}
