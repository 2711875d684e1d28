import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'
import type { Places } from './places'

/** Whether a process with this id exists, ours or another's. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (problem) {
    return (problem as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Whether a process is a PostgreSQL on this cluster's data, and no other: ids are reused, and other clusters run on the
 * same machine. Each process of a cluster works in its data folder; if that cannot be read, the command line names it.
 */
export function isOfCluster(pid: number, places: Places): boolean {
  try {
    if (process.platform !== 'linux') {
      const command = execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
      return command.includes('postgres') && command.includes(`-D ${places.data} `)
    }
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    return command.includes('postgres') && readlinkSync(`/proc/${pid}/cwd`) === realpathSync(places.data)
  } catch {
    return false
  }
}

/** All processes of the cluster, including those that outlived their postmaster; empty without /proc. */
export function processesOf(places: Places): number[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && isOfCluster(pid, places))
}

/** Signals a process; one that has ended meanwhile is no problem. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== 'ESRCH') throw problem
  }
}

/**
 * The identity of a process beyond its number: numbers are reused after a restart of the machine or the container. Empty if
 * unknown.
 */
export function birthOf(pid: number): string {
  try {
    // the name in parentheses may contain spaces; the 22nd field is the start time, in ticks since boot
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return fields[19] ?? ''
  } catch {
    return ''
  }
}
