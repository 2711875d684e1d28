import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive } from './cluster'
import type { Places } from './places'

/** Process id of the running PostgreSQL of this cluster; undefined when none runs. */
export function runningPid(places: Places): number | undefined {
  const pid = readPid(join(places.data, 'postmaster.pid'))
  return pid !== undefined && isAlive(pid) && isPostgres(pid) ? pid : undefined
}

/**
 * After kill -9 the pid files stay. PostgreSQL sees through that by itself unless the number has meanwhile gone to
 * another process of the same user (usual after a container restart): then it would refuse to start for ever.
 */
export function removeStalePidFile(places: Places): void {
  const file = join(places.data, 'postmaster.pid')
  const pid = readPid(file)
  if (pid === undefined || !isAlive(pid) || isPostgres(pid)) return
  rmSync(file, { force: true })
  rmSync(join(places.socket, '.s.PGSQL.5432.lock'), { force: true })
}

/** Whether the process that started this cluster, and would have stopped it, is gone. */
export function isOrphaned(places: Places): boolean {
  const pid = readPid(join(places.base, 'owner.pid'))
  return pid === undefined || !isAlive(pid)
}

/** Forgets who was to stop the cluster: it is stopped. */
export function releaseOwnership(places: Places): void {
  rmSync(join(places.base, 'owner.pid'), { force: true })
}

/** Notes this process as the one that stops the cluster. */
export function claimOwnership(places: Places): void {
  writeFileSync(join(places.base, 'owner.pid'), `${process.pid}\n`)
}

function readPid(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8').split('\n')[0]) || undefined
  } catch {
    return undefined
  }
}

function isPostgres(pid: number): boolean {
  try {
    const command =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
        : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
    return /postgres/.test(command)
  } catch {
    return false
  }
}
