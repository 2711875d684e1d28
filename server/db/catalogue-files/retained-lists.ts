import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const nameOf = (source: string) => `${createHash('sha256').update(source).digest('hex')}.json`

/**
 * What was read from a text of YAML before: half a megabyte of it takes most of a second, and every start and every run of the
 * tests reads the same. Kept under the hash of the text; a folder that can be thrown away.
 */
export function keptList(folder: string, source: string): readonly unknown[] | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, nameOf(source)), 'utf8')) as unknown[]
  } catch {
    return undefined
  }
}

/** Keeps it, should there be a disk to write to; whole or not at all, whoever else does the same. */
export function retainList(folder: string, source: string, items: readonly unknown[]): void {
  const file = join(folder, nameOf(source))
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(items))
    renameSync(`${file}.${process.pid}`, file)
  } catch {
    // it is read anew next time
  }
}
