import type { PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Problem } from './entity-rules'
import type { RefsOf } from './refs'
import { wordsOf } from './property-words'
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
  /** What stands in it, in a line. */
  readonly about: string
  readonly table: PgTable
  /** The columns that an entry is known by, together. */
  readonly keys: readonly string[]
  readonly shape: z.ZodType
  /** What an entry may hold, in the order of an export. */
  readonly properties: readonly Property[]
  /** Columns that no file holds: what live orders count, and what is worked out. */
  readonly leftOut: readonly string[]
  /** Columns that a file says for what is new alone: orders count on from there. */
  readonly atFirst: readonly string[]
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

export interface Property {
  readonly name: string
  /** What it is, in a line. */
  readonly about: string
  readonly optional: boolean
}

/** What an entry is known by, as text. */
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
  /** What its properties are, beyond those that are the same everywhere (`property-words.ts`). */
  readonly words?: Readonly<Record<string, string>>
  /** What of the shape the table alone does not say. */
  readonly refine?: Readonly<Record<string, z.ZodType>>
  /** Whether an entry holds together. */
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
