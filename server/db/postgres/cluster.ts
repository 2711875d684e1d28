import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { closeSync, existsSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { databaseAccount } from './account'
import type { Places } from './places'
import { isAlive } from './processes'

/** Durability of a cluster. `volatile`: nothing survives a crash of the machine, for tests only. */
export interface ClusterOptions {
  readonly volatile?: boolean
  readonly maxConnections?: number
}

function environment(places: Places): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC', HOME: places.base }
}

/** Creates the data folder if there is none. Several processes may try at once: the first to finish wins. */
export function initialise(native: string, places: Places): void {
  if (existsSync(join(places.data, 'PG_VERSION'))) return
  removeLeftDrafts(places)
  const draft = join(places.base, `init-${process.pid}`)
  rmSync(draft, { recursive: true, force: true })
  const flags = ['-U', 'app', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-instructions']
  execFileSync(join(native, 'bin/initdb'), ['-D', draft, ...flags], {
    ...databaseAccount(),
    env: environment(places),
    cwd: places.base,
    stdio: ['ignore', 'ignore', 'pipe']
  })
  try {
    renameSync(draft, places.data)
  } catch {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** Drafts left by processes that were killed while creating them. */
function removeLeftDrafts(places: Places): void {
  for (const name of readdirSync(places.base)) {
    const pid = Number(/^init-(\d+)$/.exec(name)?.[1])
    if (pid && !isAlive(pid)) rmSync(join(places.base, name), { recursive: true, force: true })
  }
}

/** Starts the server process. It listens on the unix socket only: no port conflicts, nothing open to the network. */
export function spawnPostgres(native: string, places: Places, options: ClusterOptions): ChildProcess {
  const settings: Record<string, string> = {
    listen_addresses: '',
    unix_socket_directories: places.socket,
    unix_socket_permissions: '0700',
    max_connections: String(options.maxConnections ?? 80),
    shared_buffers: '64MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(options.volatile ? { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' } : {})
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = openSync(places.log, 'a')
  // Detached: Ctrl-C in the terminal only reaches us, and we stop PostgreSQL after the last request has ended.
  const child = spawn(join(native, 'bin/postgres'), ['-D', places.data, ...flags], {
    ...databaseAccount(),
    env: environment(places),
    cwd: places.base,
    stdio: ['ignore', log, log],
    detached: true
  })
  closeSync(log)
  child.on('error', () => undefined)
  child.unref()
  return child
}
