/** The demo catalogue: a folder as an operator's own is, with what ships with the server of pictures. */
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

/** The demo as it is on the day of `now`; some kinds of it, where they are named. */
export function readDemo(now: Date, only?: readonly string[]): Folder {
  const options = { assets: shippedPictures(), now, kept: stored() }
  const folder = readFolder(demoFolder(), only ? { ...options, only } : options)
  if (folder.faults.length > 0) throw new CatalogueFaults(folder.faults)
  return folder
}

const read = new Map<string, unknown[]>()

/** What the demo writes into a table, on the day of `now`, in the order of its file. */
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
