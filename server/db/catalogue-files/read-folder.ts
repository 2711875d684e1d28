import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ENTITIES } from './entities'
import type { Entity, Values } from './entity'
import type { Fault } from './faults'
import { isShipped, OWN_PICTURES, readPicture, withPictures, type Picture } from './pictures'
import { readYamlList } from './yaml-list'

/** An entry that fits its shape. */
export interface Entry {
  readonly key: string
  /** With the addresses that its pictures will have. */
  readonly values: Values
  /** Where a part of it stands. */
  readonly lineOf: (path: readonly PropertyKey[]) => number
}

export interface Kind {
  readonly entity: Entity
  readonly file: string
  readonly entries: ReadonlyMap<string, Entry>
}

export interface Folder {
  /** Kinds that the folder has a file of; the others are left as they are. */
  readonly kinds: readonly Kind[]
  readonly pictures: ReadonlyMap<string, Picture>
  readonly faults: readonly Fault[]
}

const ENDINGS = ['.yaml', '.yml', '.json']

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads a folder, with every fault that can be seen without a database. */
export function readFolder(folder: string, assets: string): Folder {
  if (!existsSync(folder))
    return {
      kinds: [],
      pictures: new Map(),
      faults: [{ file: folder, line: 1, message: 'There is no such folder' }]
    }
  const files = readdirSync(folder).filter((name) => ENDINGS.some((ending) => name.endsWith(ending)))
  const faults: Fault[] = []
  const pictures = new Map<string, Picture>()
  const known = new Set(ENTITIES.map(({ name }) => name))
  const nameOf = (file: string) => file.replace(/\.\w+$/, '')
  for (const file of files) {
    if (known.has(nameOf(file))) continue
    faults.push({ file, line: 1, message: `No kind is called so; there are ${[...known].join(', ')}` })
  }
  const kinds = ENTITIES.flatMap((entity): Kind[] => {
    const own = files.filter((file) => nameOf(file) === entity.name)
    const [file] = own
    if (!file) return []
    for (const other of own.slice(1))
      faults.push({ file: other, line: 1, message: `${file} has this kind already` })
    const source = readFileSync(join(folder, file), 'utf8')
    const read = readKind(entity, file, source, { folder, assets, pictures })
    faults.push(...read.faults)
    return [read.kind]
  })
  return { kinds, pictures, faults }
}

interface Around {
  readonly folder: string
  readonly assets: string
  readonly pictures: Map<string, Picture>
}

function readKind(
  entity: Entity,
  file: string,
  source: string,
  around: Around
): { kind: Kind; faults: Fault[] } {
  const { items, lineOf, faults: unreadable } = readYamlList(file, source)
  const faults = [...unreadable]
  const entries = new Map<string, Entry>()
  items.forEach((item, index) => {
    const lineIn = (path: readonly PropertyKey[]) => lineOf([index, ...path])
    const fault = (path: readonly PropertyKey[], message: string) =>
      faults.push({ file, line: lineIn(path), message })
    if (!isObject(item)) return fault([], 'An entry has properties, each on its line: “id: …”')
    const completed = entity.complete(item, index)
    const checked = entity.shape.safeParse(completed)
    for (const { path, message } of checked.error?.issues ?? [])
      fault(path, path.length > 0 ? `${path.join('.')}: ${message}` : message)
    const values = withPictures(completed, (address, path) => {
      try {
        return addressOf(address, around)
      } catch (problem) {
        fault(path, (problem as Error).message)
        return address
      }
    }) as Values
    const key = item[entity.key]
    if (typeof key !== 'string') return
    if (entries.has(key))
      return fault(
        [entity.key],
        `${key} stands in this file already, on line ${entries.get(key)?.lineOf([])}`
      )
    entries.set(key, { key, values, lineOf: lineIn })
  })
  return { kind: { entity, file, entries }, faults }
}

/** The address that a picture will have. @throws Error that says what is wrong with it */
function addressOf(address: string, { folder, assets, pictures }: Around): string {
  if (!address.startsWith('pictures/')) {
    if (!isShipped(address, assets)) throw new Error(`The server has no picture ${address}`)
    return address
  }
  const picture = readPicture(folder, address)
  pictures.set(picture.name, picture)
  return OWN_PICTURES + picture.name
}
