import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { asc, getTableColumns } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '../client'
import { cataloguePictures } from '../schema/own-catalogue'
import { ENTITIES } from './entities'
import { keyOf, type Child, type Entity, type Values } from './entity'
import { fileOf } from './file-text'
import { CHANGED_BY_HAND, handChanges, textOfChanges } from './hand-changes'
import { inLines, isHtml } from './html-lines'
import { OWN_PICTURES, SHIPPED_PICTURES, withPictures } from './pictures'
import { entryOf } from './rows'

export const columnOf = (table: PgTable, property: string): PgColumn => {
  const column = getTableColumns(table)[property]
  if (!column) throw new Error(`no column ${property}`)
  return column
}

/** All rows of a kind, in display order. */
async function rowsOf({ table, keys }: Entity, db: Queryable): Promise<Values[]> {
  const columns = getTableColumns(table)
  const order = [columns['sort'], ...keys.map((key) => columns[key])].filter((column) => column !== undefined)
  return db
    .select()
    .from(table)
    .orderBy(...order.map((column) => asc(column)))
}

/** The nested rows of entries, by their entry. */
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

/**
 * Exports the catalogue of a database to a folder: a file per kind, all pictures, and a list of what was changed by hand.
 * @param assets folder of the pictures that ship with the server
 */
export async function exportCatalogue(db: Queryable, folder: string, assets: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  // read first: what is changed meanwhile may be missing in the files, so it is not known to them
  const byHand = await handChanges(db)
  for (const entity of ENTITIES)
    writeFileSync(
      join(folder, `${entity.name}.yaml`),
      fileOf(entity, await entriesOf(entity, folder, assets, db))
    )
  for (const { name, bytes } of await db.select().from(cataloguePictures))
    writeFileSync(pictureIn(folder, name), bytes)
  if (byHand.length > 0) writeFileSync(join(folder, CHANGED_BY_HAND), textOfChanges(byHand))
}

async function entriesOf(entity: Entity, folder: string, assets: string, db: Queryable): Promise<object[]> {
  const inside = new Map<Child, Map<string, Values[]>>()
  for (const child of entity.children) inside.set(child, await childrenOf(child, db))
  return (await rowsOf(entity, db)).map((row, index) => {
    const key = keyOf(entity, row)
    const own = new Map([...inside].map(([child, rows]) => [child, rows.get(key) ?? []]))
    const entry = entryOf(entity, row, own, index)
    return readable(withPictures(entry, (address) => brought(address, folder, assets)) as Values)
  })
}

const readable = (entry: Values): Values =>
  Object.fromEntries(
    Object.entries(entry).map(([property, value]) => [
      property,
      isHtml(property) && typeof value === 'string' ? inLines(value) : value
    ])
  )

/** The address of a picture in the folder; one that ships with the server is copied there. */
function brought(address: string, folder: string, assets: string): string {
  if (address.startsWith(OWN_PICTURES)) return `pictures/${address.slice(OWN_PICTURES.length)}`
  if (!address.startsWith(SHIPPED_PICTURES)) return address
  const name = address.slice(SHIPPED_PICTURES.length)
  if (!existsSync(join(assets, name))) return address
  const copy = pictureIn(folder, name)
  if (!existsSync(copy)) copyFileSync(join(assets, name), copy)
  return `pictures/${name}`
}

function pictureIn(folder: string, name: string): string {
  const file = join(folder, 'pictures', name)
  mkdirSync(dirname(file), { recursive: true })
  return file
}
