import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Places } from './places'
import { birthOf, isAlive, isOfCluster } from './processes'

/** Process id of the running PostgreSQL of this cluster; undefined if none is running. */
export function runningPid(places: Places): number | undefined {
  const pid = readPid(join(places.data, 'postmaster.pid'))
  return pid !== undefined && isAlive(pid) && isOfCluster(pid, places) ? pid : undefined
}

/**
 * After kill -9 the pid files remain. PostgreSQL detects that by itself unless the number has meanwhile been reused by
 * another process of the same user (usual after a container restart; it may be another cluster's PostgreSQL): then it would
 * refuse to start for ever.
 */
export function removeStalePidFile(places: Places): void {
  const file = join(places.data, 'postmaster.pid')
  const pid = readPid(file)
  if (pid === undefined || !isAlive(pid) || isOfCluster(pid, places)) return
  rmSync(file, { force: true })
  rmSync(join(places.socket, '.s.PGSQL.5432.lock'), { force: true })
}

const ownerFile = (places: Places) => join(places.base, 'owner.pid')

/** The live process that started this cluster and will stop it; undefined if there is none. */
export function ownerOf(places: Places): number | undefined {
  const pid = readPid(ownerFile(places))
  if (pid === undefined || !isAlive(pid)) return undefined
  const [, birth = ''] = readFileSync(ownerFile(places), 'utf8').split('\n')
  return birth === '' || birth === birthOf(pid) ? pid : undefined
}

/** Clears the record of who was to stop the cluster: it is stopped. */
export function releaseOwnership(places: Places): void {
  rmSync(ownerFile(places), { force: true })
}

/** Records this process as the one that stops the cluster. */
export function claimOwnership(places: Places): void {
  writeFileSync(ownerFile(places), `${process.pid}\n${birthOf(process.pid)}\n`)
}

function readPid(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8').split('\n')[0]) || undefined
  } catch {
    return undefined
  }
}
