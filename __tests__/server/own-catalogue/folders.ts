import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parse, stringify } from 'yaml'
import { everyPlateIsBundled } from '../../../server/bundled-plates'
import { applyFolder } from '../../../server/db/catalogue-files/apply'
import { exportCatalogue } from '../../../server/db/catalogue-files/export'
import { CatalogueFaults, faultText } from '../../../server/db/catalogue-files/faults'
import { readFolder } from '../../../server/db/catalogue-files/read-folder'
import { shippedPictures } from '../../../server/db/demo-catalogue'
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database'

export type Entry = Record<string, unknown>

/** A folder of the catalogue that goes when the tests end. */
export interface TestFolder {
  readonly path: string
  read(kind: string): Entry[]
  source(kind: string): string
  /** Writes a file, by its text or its entries. */
  write(file: string, content: string | Buffer | readonly Entry[]): void
  /** Changes one entry of a kind. */
  change(kind: string, id: string, by: Entry): void
  /** Takes one entry away. */
  drop(kind: string, id: string): void
  copy(): TestFolder
}

const made: string[] = []
afterAll(() => made.forEach((path) => rmSync(path, { recursive: true, force: true })))

function emptyFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'own-catalogue-'))
  made.push(path)
  return path
}

/** Lists that were parsed, as the server keeps them: most of a folder is the same from one test to the next. */
const kept = emptyFolder()

export function newFolder(): TestFolder {
  const path = emptyFolder()
  const fileOf = (kind: string) => join(path, `${kind}.yaml`)
  const source = (kind: string) => readFileSync(fileOf(kind), 'utf8')
  const read = (kind: string) => parse(source(kind)) as Entry[]
  const write: TestFolder['write'] = (file, content) => {
    mkdirSync(dirname(join(path, file)), { recursive: true })
    const isText = typeof content === 'string' || Buffer.isBuffer(content)
    writeFileSync(join(path, file), isText ? content : stringify(content))
  }
  const keyOf = (entry: Entry) => entry['id'] ?? entry['code']
  return {
    path,
    read,
    source,
    write,
    change: (kind, id, by) =>
      write(
        `${kind}.yaml`,
        read(kind).map((entry) => (keyOf(entry) === id ? { ...entry, ...by } : entry))
      ),
    drop: (kind, id) =>
      write(
        `${kind}.yaml`,
        read(kind).filter((entry) => keyOf(entry) !== id)
      ),
    copy() {
      const other = newFolder()
      // pictures that ship with the server are found there
      cpSync(path, other.path, { recursive: true, filter: (file) => !file.endsWith('/pictures') })
      return other
    }
  }
}

export const NOW = new Date('2026-11-22T04:00:00Z')

/** Exports a database into a new folder. */
export async function exported({ db }: TestDatabase): Promise<TestFolder> {
  const folder = newFolder()
  await exportCatalogue(db, folder.path, shippedPictures())
  return folder
}

/** Calls back, before a file's tests, with a database that holds the demo's catalogue and with the folder exported from it. */
export function stageCatalogue(ready: (database: TestDatabase, whole: TestFolder) => void): void {
  let database: TestDatabase | undefined
  beforeAll(async () => {
    database = await createTestDatabase({ seeded: true })
    ready(database, await exported(database))
  })
  afterAll(() => database?.drop())
}

const bring = ({ db }: TestDatabase, { path }: TestFolder, dryRun: boolean, now = NOW) =>
  applyFolder(db, readFolder(path, { assets: shippedPictures(), now, kept }), {
    now,
    dryRun,
    verify: everyPlateIsBundled
  })

export const apply = (database: TestDatabase, folder: TestFolder, now?: Date) =>
  bring(database, folder, false, now)
export const check = (database: TestDatabase, folder: TestFolder) => bring(database, folder, true)

/** What is told to be wrong, line by line; nothing where all is well. */
export async function faultsOf(work: Promise<unknown>): Promise<string[]> {
  try {
    await work
    return []
  } catch (problem) {
    if (problem instanceof CatalogueFaults) return problem.faults.map(faultText)
    throw problem
  }
}
