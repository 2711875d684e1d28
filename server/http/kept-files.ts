/**
 * Files of the last releases. A page that was loaded before a release asks for parts of its own release afterwards, and while
 * processes are restarted one by one, nginx may ask a process for a file that only another release has. Each process puts
 * the files of its release that have a hash in their names into the data folder, and serves from there what its own
 * build has not.
 */
import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'

/** The last releases are kept, and those whose successor is younger than this, ms. */
const KEPT_RELEASES = 3
const KEPT_MS = 7 * 86_400_000

const HASHED = /[.-][0-9a-f]{8,}\.\w+$/
/** Vite's hashes are of other letters; everything in this folder of the console has one. */
const CONSOLE_ASSETS = /^console\/assets\//

/** Whether the name of a file of a build changes with its content; compressed files too. */
export const isHashed = (path: string): boolean => HASHED.test(path.replace(/\.(br|gz)$/, ''))

/** The apps whose files are kept, with the folders of their builds. */
export interface Builds {
  readonly h5: string
  readonly console: string
}

/** Where the files of an app's last releases are. */
export const keptFolder = (dataDir: string, app: keyof Builds): string => join(dataDir, 'releases', app)

/** The files of a release, and since when it is the newest, ms since 1970. */
interface Release {
  readonly since: number
  readonly files: readonly string[]
}

/**
 * Puts the files of this release to those of the last ones, and removes what is older. Any number of processes may do so at once.
 * @throws if the folder cannot be written
 */
export async function keepFiles(dataDir: string, builds: Builds, now: Date): Promise<void> {
  const folder = join(dataDir, 'releases')
  const own = await filesOf(builds)
  if (own.size === 0) return
  for (const [name, source] of own) await copyOnce(source, join(folder, name))
  const releases = await readReleases(folder)
  const names = [...own.keys()].sort()
  const id = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16)
  const newest = [...releases].sort(([, a], [, b]) => b.since - a.since)[0]?.[0]
  if (newest !== id) {
    const release = { since: now.getTime(), files: names }
    await write(join(folder, `${id}.json`), JSON.stringify(release))
    releases.set(id, release)
  }
  await removeOld(folder, releases, now.getTime())
}

/** The hashed files of the builds: where they are, by their names in the folder of kept files. */
async function filesOf(builds: Builds): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>()
  for (const [app, build] of Object.entries<string>({ ...builds })) {
    if (!existsSync(build)) continue
    for (const entry of await readdir(build, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name)
      const name = `${app}/${relative(build, path).split(sep).join('/')}`
      if (entry.isFile() && (isHashed(name) || CONSOLE_ASSETS.test(name))) files.set(name, path)
    }
  }
  return files
}

/** A file appears with its whole content. */
const draftOf = (file: string): string => `${file}.${randomUUID()}`

async function copyOnce(source: string, target: string): Promise<void> {
  if (existsSync(target)) return
  const draft = draftOf(target)
  await mkdir(dirname(target), { recursive: true })
  await copyFile(source, draft)
  await rename(draft, target)
}

async function write(file: string, text: string): Promise<void> {
  const draft = draftOf(file)
  await writeFile(draft, text)
  await rename(draft, file)
}

async function readReleases(folder: string): Promise<Map<string, Release>> {
  const releases = new Map<string, Release>()
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.json')) continue
    // removed by another process meanwhile
    const text = await readFile(join(folder, name), 'utf8').catch(() => null)
    if (text !== null) releases.set(name.slice(0, -'.json'.length), JSON.parse(text) as Release)
  }
  return releases
}

async function removeOld(
  folder: string,
  releases: ReadonlyMap<string, Release>,
  nowMs: number
): Promise<void> {
  const sorted = [...releases].sort(([, a], [, b]) => b.since - a.since)
  const isKept = (at: number) => at < KEPT_RELEASES || nowMs - (sorted[at - 1]?.[1].since ?? nowMs) < KEPT_MS
  const kept = new Set(sorted.flatMap(([, { files }], at) => (isKept(at) ? files : [])))
  for (const [at, [id, { files }]] of sorted.entries()) {
    if (isKept(at)) continue
    for (const name of files) if (!kept.has(name)) await rm(join(folder, name), { force: true })
    await rm(join(folder, `${id}.json`), { force: true })
  }
}
