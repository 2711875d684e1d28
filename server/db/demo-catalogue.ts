/** The demo catalogue: a folder like an operator's own, with the pictures that ship with the server. */
import { join } from 'node:path'
import type { PgTable } from 'drizzle-orm/pg-core'
import { projectRoot } from '../config/root'
import { dayInChina } from '../lib/china-time'
import { ENTITIES } from './catalogue-files/entities'
import { CatalogueFaults } from './catalogue-files/faults'
import { readFolder, type Folder } from './catalogue-files/read-folder'
import { childRows, rowOf } from './catalogue-files/rows'

export const demoFolder = (): string => join(projectRoot(), 'server/catalogue')

/** The pictures that ship with the server: those of the demo. */
export const shippedPictures = (): string => join(demoFolder(), 'pictures')

const stored = (): string => join(projectRoot(), '.cache/catalogue')

/** The demo as of the day of `now`; only the named kinds, if any are named. */
export function readDemo(now: Date, only?: readonly string[]): Folder {
  const options = { assets: shippedPictures(), now, kept: stored() }
  const folder = readFolder(demoFolder(), only ? { ...options, only } : options)
  if (folder.faults.length > 0) throw new CatalogueFaults(folder.faults)
  return folder
}

const read = new Map<string, unknown[]>()

/** The rows that the demo writes to a table, as of the day of `now`, in file order. */
export function demoRows<T extends PgTable>(table: T, now = new Date()): T['$inferInsert'][] {
  const entity = ENTITIES.find(
    (one) => one.table === table || one.children.some((child) => child.table === table)
  )
  if (!entity) throw new Error('The catalogue has no such table')
  const child = entity.children.find((one) => one.table === table)
  const key = [dayInChina(now), entity.name, child?.property].join(' ')
  const before = read.get(key)
  if (before) return before as T['$inferInsert'][]
  const entries = readDemo(now, [entity.name]).kinds.flatMap((kind) => [...kind.entries.values()])
  const rows: unknown[] = entries.flatMap((entry) =>
    child ? childRows(child, entry.key, entry.values) : [rowOf(entity, entry.values, true)]
  )
  read.set(key, rows)
  return rows as T['$inferInsert'][]
}
