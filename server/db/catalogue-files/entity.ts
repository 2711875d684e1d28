import type { PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Problem } from './entity-rules'
import type { RefsOf } from './refs'
import { wordsOf } from './property-words'
import { shapeOf } from './shape-of-table'

/** An entry of a file, or a row of a table, keyed by the column names of the schema. */
export type Values = Readonly<Record<string, unknown>>

/** Rows of another table that are nested in an entry: the privileges of a plate. */
export interface Child {
  /** Their property in the entry. */
  readonly property: string
  readonly table: PgTable
  /** The column that refers to the parent entry. */
  readonly parent: string
  /** The column with their position in the list, from 1; without one the order has no meaning. */
  readonly place?: string
  /** Positions are counted per value of this column. */
  readonly group?: string
  readonly shape: z.ZodType
  /** For a list of plain ids: their column. Otherwise they are objects with their other columns. */
  readonly plain?: string
}

export interface Entity {
  /** The file: `plates` is `plates.yaml`. */
  readonly name: string
  /** What it contains, in a line. */
  readonly about: string
  readonly table: PgTable
  /** The columns that together identify an entry. */
  readonly keys: readonly string[]
  readonly shape: z.ZodType
  /** The properties of an entry, in the order of an export. */
  readonly properties: readonly Property[]
  /** Columns that no file has: counts of live orders, and derived values. */
  readonly leftOut: readonly string[]
  /** Columns taken from the file only for new entries: orders count on from there. */
  readonly atFirst: readonly string[]
  /** Ids of other kinds that an entry refers to. */
  readonly refs: readonly RefsOf[]
  readonly children: readonly Child[]
  /** What happens to a row that is no longer in any file. Never deleted: members may hold it. */
  readonly takeAway: 'offSale' | 'end' | 'unlink' | 'stay' | 'refuse'
  /** Numbers that must not fall below what is used already: `total` of `claimed`. */
  readonly atLeast: Readonly<Record<string, string>>
  /** Goods whose stock is reduced by live orders: the file's number is only for new ones. */
  readonly hasStock: boolean
  /** Fills in defaults of a short entry, by its position in the file. */
  readonly complete: (entry: Values, index: number) => Values
  /** Columns that no file has and a new row needs. */
  readonly fresh: Values
}

export interface Property {
  readonly name: string
  /** A description, in a line. */
  readonly about: string
  readonly optional: boolean
}

/** An entry's key, as text. */
export const keyOf = ({ keys }: Pick<Entity, 'keys'>, values: Values): string =>
  keys.map((key) => String(values[key])).join(' ')

interface Draft extends Partial<
  Pick<
    Entity,
    'keys' | 'refs' | 'children' | 'leftOut' | 'atFirst' | 'atLeast' | 'hasStock' | 'complete' | 'fresh'
  >
> {
  readonly name: string
  readonly about: string
  readonly table: PgTable
  readonly takeAway: Entity['takeAway']
  /** Descriptions of its properties, beyond the common ones (`property-words.ts`). */
  readonly words?: Readonly<Record<string, string>>
  /** Refinements of the shape that the table alone does not express. */
  readonly refine?: Readonly<Record<string, z.ZodType>>
  /** Checks the consistency of an entry. */
  readonly check?: (entry: Values) => readonly Problem[]
}

const restock = z.array(z.strictObject({ mark: z.string().min(1).max(40), add: z.int32() })).optional()

/** One kind of the catalogue: adding one is an entry in `entities.ts`. */
export function entity(draft: Draft): Entity {
  const { keys = ['id'], refs = [], children = [], leftOut = [], atFirst = [], atLeast = {} } = draft
  const { refine = {}, check = () => [], hasStock = false, complete = (entry) => entry, fresh = {} } = draft
  const shapes: Record<string, z.ZodType> = {
    ...shapeOf(draft.table, leftOut, refine),
    ...Object.fromEntries(children.map(({ property, shape: items }) => [property, items])),
    ...(hasStock ? { restock } : {})
  }
  const shape = z.strictObject(shapes).superRefine((entry, context) => {
    for (const [where, message] of check(entry))
      context.addIssue({ code: 'custom', path: typeof where === 'string' ? [where] : [...where], message })
  })
  const filledIn = complete({}, 0)
  const properties = Object.entries(shapes).map(([name, of]) => ({
    name,
    about: draft.words?.[name] ?? wordsOf(name),
    optional: name in filledIn || of.isOptional()
  }))
  const { name, about, table, takeAway } = draft
  const own = { name, about, table, takeAway, keys, leftOut, atFirst, refs, children, atLeast, hasStock }
  return { ...own, complete, fresh, shape, properties }
}
