import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAlive } from '../../../server/db/postgres/processes'

/** Memory where there is some to use as a disk: the tests' data need not outlive them. */
const parent = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()
const PREFIX = 'privilege-centre-test-'

/** Folder of this run's cluster. Runs beside each other do not meet. */
export function clusterFolder(): string {
  const folder = join(parent, `${PREFIX}${process.pid}`)
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  return folder
}

/** Clears away what runs left that were killed before they could. */
export function removeLeftClusters(): void {
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(PREFIX))) {
    if (isAlive(Number(name.slice(PREFIX.length)))) continue
    stopLeft(join(parent, name))
    rmSync(join(parent, name), { recursive: true, force: true })
  }
}

function stopLeft(folder: string): void {
  try {
    process.kill(Number(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[0]), 'SIGQUIT')
  } catch {
    // It is not running any more.
  }
}
