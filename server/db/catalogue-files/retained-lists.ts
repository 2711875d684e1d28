import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const nameOf = (source: string) => `${createHash('sha256').update(source).digest('hex')}.json`

/**
 * Cache of parsed YAML: half a megabyte of it takes most of a second, and every start and every run of the
 * tests reads the same. Keyed by the hash of the text; the folder can be deleted at any time.
 */
export function cachedList(folder: string, source: string): readonly unknown[] | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, nameOf(source)), 'utf8')) as unknown[]
  } catch {
    return undefined
  }
}

/** Stores it if the disk is writable; atomically, even if others do the same. */
export function retainList(folder: string, source: string, items: readonly unknown[]): void {
  const file = join(folder, nameOf(source))
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(items))
    renameSync(`${file}.${process.pid}`, file)
  } catch {
    // it is parsed again next time
  }
}
