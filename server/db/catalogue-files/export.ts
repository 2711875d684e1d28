import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { asc, getTableColumns } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '../client'
import { cataloguePictures } from '../schema/own-catalogue'
import { ENTITIES } from './entities'
import type { Child, Entity, Values } from './entity'
import { OWN_PICTURES, withPictures } from './pictures'
import { entryOf } from './rows'
import { writeYamlList } from './yaml-list'

export const columnOf = (table: PgTable, property: string): PgColumn => {
  const column = getTableColumns(table)[property]
  if (!column) throw new Error(`no column ${property}`)
  return column
}

/** All rows of a kind, in the order in which they are shown. */
async function rowsOf({ table, key }: Entity, db: Queryable): Promise<Values[]> {
  const columns = getTableColumns(table)
  const order = [columns['sort'], columns[key]].filter((column) => column !== undefined)
  return db
    .select()
    .from(table)
    .orderBy(...order.map((column) => asc(column)))
}

/** The rows that stand inside entries, by the entry that they are in. */
export async function childrenOf(child: Child, db: Queryable): Promise<Map<string, Values[]>> {
  const { table, parent, group, place, plain } = child
  const order = [parent, group, place, plain].filter((property) => property !== undefined)
  const rows: Values[] = await db
    .select()
    .from(table)
    .orderBy(...order.map((property) => asc(columnOf(table, property))))
  const byParent = new Map<string, Values[]>()
  for (const row of rows) {
    const of = String(row[parent])
    byParent.set(of, [...(byParent.get(of) ?? []), row])
  }
  return byParent
}

/** Writes the catalogue of a database into a folder: a file of each kind, and the pictures that came with a folder before. */
export async function exportCatalogue(db: Queryable, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const entity of ENTITIES) {
    const inside = await Promise.all(
      entity.children.map(async (child) => [child, await childrenOf(child, db)] as const)
    )
    const entries = (await rowsOf(entity, db)).map((row) => {
      const own = inside.map(([child, rows]) => [child, rows.get(String(row[entity.key])) ?? []] as const)
      return withPictures(entryOf(entity, row, new Map(own)), inFolder) as object
    })
    writeFileSync(join(folder, `${entity.name}.yaml`), writeYamlList(entries))
  }
  for (const { name, bytes } of await db.select().from(cataloguePictures)) {
    const file = join(folder, 'pictures', name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }
}

const inFolder = (address: string): string =>
  address.startsWith(OWN_PICTURES) ? `pictures/${address.slice(OWN_PICTURES.length)}` : address
