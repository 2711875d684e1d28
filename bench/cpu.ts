import { existsSync, readFileSync } from 'node:fs'
import type { Database } from '../server/db/client'

/** CPU time so far, ms, of the server's processes and of its database's. */
export interface CpuTime {
  readonly serverMs: number
  readonly databaseMs: number
}

/** Length of a /proc clock tick, ms: 100 per second on every Linux that matters. */
const TICK_MS = 10

/**
 * Reads the CPU time used by server and database. Unlike calls per second, it is comparable on a busy
 * machine. undefined without /proc.
 */
export async function cpuTime(
  servers: readonly { readonly child: { readonly pid?: number } }[],
  database: Database
): Promise<CpuTime | undefined> {
  if (!existsSync('/proc/self/stat')) return undefined
  const { rows } = await database.pool.query<{ pid: number }>('select pid from pg_stat_activity')
  return {
    serverMs: servers.reduce((sum, { child }) => sum + usedBy(child.pid ?? 0), 0),
    databaseMs: rows.reduce((sum, { pid }) => sum + usedBy(pid), 0)
  }
}

/** User and system time of a process, ms; 0 if it has ended. */
function usedBy(pid: number): number {
  try {
    // the name in parentheses may contain spaces: the fields follow it
    const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .slice(11, 13)
    return (Number(user) + Number(system)) * TICK_MS
  } catch {
    return 0
  }
}
