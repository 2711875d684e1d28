import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ENTITIES } from './entities'
import { keyOf, type Entity, type Values } from './entity'
import type { Fault } from './faults'
import { knownChanges } from './hand-changes'
import { inOneLine, isHtml } from './html-lines'
import { endProblems, withMoments } from './moments'
import { PackedValues } from './packed-values'
import {
  isShipped,
  OWN_PICTURES,
  readPicture,
  shippedAs,
  withCleanTexts,
  withPictures,
  type Picture
} from './pictures'
import { readYamlList } from './yaml-list'

/** An entry with a valid shape. */
export interface Entry {
  readonly key: string
  readonly file: string
  /** As they are stored: with the final addresses of its pictures, and with clean HTML. Of very many entries a copy each time. */
  readonly values: Values
  /** The position of a part of it. */
  readonly lineOf: (path: readonly PropertyKey[]) => number
}

/** What the entries of a file have in common. */
interface Source {
  readonly file: string
  readonly values: PackedValues
  readonly lineOf: (path: readonly PropertyKey[]) => number
}

/** There may be very many: no functions and no values of its own. */
class ReadEntry implements Entry {
  readonly #source: Source
  /** Its place in the file. */
  readonly #index: number
  readonly #number: number

  constructor(
    readonly key: string,
    source: Source,
    index: number,
    values: Values
  ) {
    this.#source = source
    this.#index = index
    this.#number = source.values.add(values)
  }

  get file(): string {
    return this.#source.file
  }

  get values(): Values {
    return this.#source.values.at(this.#number)
  }

  get lineOf(): Entry['lineOf'] {
    return (path) => this.#source.lineOf([this.#index, ...path])
  }
}

export interface Kind {
  readonly entity: Entity
  /** Its file; the first if there are several. */
  readonly file: string
  readonly entries: ReadonlyMap<string, Entry>
}

export interface Folder {
  /** Kinds that the folder has a file for; the others are left unchanged. */
  readonly kinds: readonly Kind[]
  readonly pictures: ReadonlyMap<string, Picture>
  readonly faults: readonly Fault[]
  /** Changes by hand that were in the export from which the folder was made, see {@link knownChanges}. */
  readonly known: ReadonlySet<string>
}

const ENDINGS = ['.yaml', '.yml', '.json']
const PICTURES = 'pictures'

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export interface ReadOptions {
  /** Folder of the pictures that ship with the server. */
  readonly assets: string
  /** The day from which `in 10 days` counts. */
  readonly now: Date
  /** Cache folder for parsed texts, to speed up the next read; none by default. */
  readonly kept?: string
  /** Reads only these kinds, if any are named. */
  readonly only?: readonly string[]
}

/** Reads a folder and collects every fault that can be found without a database. */
export function readFolder(folder: string, { assets, now, only, kept }: ReadOptions): Folder {
  if (!existsSync(folder))
    return {
      kinds: [],
      pictures: new Map(),
      known: new Set(),
      faults: [{ file: folder, line: 1, message: 'There is no such folder' }]
    }
  const faults: Fault[] = []
  const around: Around = { folder, assets, now, kept, pictures: new Map(), addresses: new Map() }
  const files = filesByKind(folder, faults).filter(([{ name }]) => only === undefined || only.includes(name))
  const kinds = files.map(([entity, own]): Kind => {
    const entries = new Map<string, Entry>()
    const values = new PackedValues()
    let index = 0
    for (const file of own) index += readFile(entity, file, { entries, values, from: index, faults }, around)
    return { entity, file: own[0] ?? '', entries }
  })
  return { kinds, pictures: around.pictures, faults, known: knownChanges(folder) }
}

const isOurs = (name: string) => ENDINGS.some((ending) => name.endsWith(ending))

type OfKind = readonly [entity: Entity, files: readonly string[]]

/** `plates.yaml`, or all files in `plates/`, ordered by name. */
function filesByKind(folder: string, faults: Fault[]): OfKind[] {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((one) => (one.isDirectory() ? one.name !== PICTURES : isOurs(one.name)))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
  const kindOf = (name: string) => name.replace(/\.\w+$/, '')
  const existing = ENTITIES.map(({ name }) => name)
  for (const { name } of names) {
    if (existing.includes(kindOf(name))) continue
    faults.push({ file: name, line: 1, message: `No kind is called so; there are ${existing.join(', ')}` })
  }
  return ENTITIES.flatMap((entity): OfKind[] => {
    const own = names.filter(({ name }) => kindOf(name) === entity.name)
    const [first] = own
    if (!first) return []
    for (const { name } of own.slice(1))
      faults.push({ file: name, line: 1, message: `${first.name} has this kind already` })
    if (!first.isDirectory()) return [[entity, [first.name]]]
    const inside = readdirSync(join(folder, first.name)).filter(isOurs).sort()
    if (inside.length === 0) faults.push({ file: first.name, line: 1, message: 'There is no file in it' })
    return [[entity, inside.map((name) => `${first.name}/${name}`)]]
  })
}

interface Around extends Pick<ReadOptions, 'assets' | 'now'> {
  readonly kept: string | undefined
  readonly folder: string
  readonly pictures: Map<string, Picture>
  /** Cache of addresses: many entries share a picture. */
  readonly addresses: Map<string, string>
}

interface Into {
  readonly entries: Map<string, Entry>
  readonly values: PackedValues
  /** Number of entries of the kind before this file. */
  readonly from: number
  readonly faults: Fault[]
}

/** Reads a file of a kind; returns its number of entries. */
function readFile(entity: Entity, file: string, into: Into, around: Around): number {
  const { entries, from, faults } = into
  const { items, lineOf, faults: unreadable } = readYamlList(file, join(around.folder, file), around.kept)
  const source: Source = { file, values: into.values, lineOf }
  let count = 0
  const take = (item: unknown, index: number) => {
    const lineIn = (path: readonly PropertyKey[]) => lineOf([index, ...path])
    const fault = (path: readonly PropertyKey[], message: string) =>
      faults.push({ file, line: lineIn(path), message })
    if (!isObject(item)) return fault([], 'An entry has properties, each on its line: “id: …”')
    const completed = entity.complete(asKept(withMoments(entity, item, around.now)), from + index)
    for (const [path, message] of endProblems(entity, item, around.now))
      fault([path].flat(), `${[path].flat().join('.')}: ${message}`)
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
    if (entity.keys.some((one) => typeof item[one] !== 'string')) return
    const key = ownText(keyOf(entity, item))
    const before = entries.get(key)
    if (!before) entries.set(key, new ReadEntry(key, source, index, withCleanTexts(values)))
    else {
      const where = before.file === file ? 'this file' : before.file
      fault(entity.keys.slice(0, 1), `${key} stands in ${where} already, on line ${before.lineOf([])}`)
    }
  }
  for (const item of items) take(item, count++)
  faults.push(...unreadable)
  return count
}

/** A text that is no part of a larger one, which would be kept with it. */
const ownText = (text: string): string => Buffer.from(text).toString()

/** An entry with its HTML on one line. */
const asKept = (entry: Values): Values =>
  Object.fromEntries(
    Object.entries(entry).map(([property, value]) => [
      property,
      isHtml(property) && typeof value === 'string' ? inOneLine(value) : value
    ])
  )

/** The final address of the picture. @throws Error with what is wrong with it */
function addressOf(address: string, around: Around): string {
  const before = around.addresses.get(address)
  if (before !== undefined) return before
  const now = lookUp(address, around)
  around.addresses.set(address, now)
  return now
}

function lookUp(address: string, { folder, assets, pictures }: Around): string {
  if (!address.startsWith(`${PICTURES}/`)) {
    if (!isShipped(address, assets)) throw new Error(`The server has no picture ${address}`)
    return address
  }
  const shipped = shippedAs(folder, address, assets)
  if (shipped !== undefined) return shipped
  const picture = readPicture(folder, address)
  pictures.set(picture.name, picture)
  return OWN_PICTURES + picture.name
}
