/** The programs of Debian that a cluster consists of, and how they are started. */
import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, existsSync, openSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../built'

const POSTGRES = '/usr/lib/postgresql'

/** Paths of what must be installed, and the account that PostgreSQL runs under. */
export interface Programs {
  readonly patroni: string
  readonly etcd: string
  readonly haproxy: string
  /** The folder with PostgreSQL's programs. */
  readonly postgres: string
  /** Undefined if this process is not root: everything runs under its own account then. */
  readonly account: { readonly uid: number; readonly gid: number } | undefined
}

/** Finds them. @throws Error that says what to install */
export function findPrograms(): Programs {
  const fixed = { patroni: '/usr/bin/patroni', etcd: '/usr/bin/etcd', haproxy: '/usr/sbin/haproxy' }
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES).map(Number) : []
  const postgres = path.join(POSTGRES, String(Math.max(0, ...versions)), 'bin')
  const missing = [...Object.values(fixed), path.join(postgres, 'postgres')].filter(
    (program) => !existsSync(program)
  )
  if (missing.length > 0)
    throw new Error(
      `The measurement of failovers needs programs that are not installed (${missing.join(', ')}). On Debian 12: ` +
        'apt-get install patroni python3-etcd etcd-server haproxy postgresql; none of their services needs to run.'
    )
  return { ...fixed, postgres, account: accountOf('postgres') }
}

/** PostgreSQL does not run as root. */
function accountOf(name: string): Programs['account'] {
  if (process.getuid?.() !== 0) return undefined
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  if (uid === undefined || gid === undefined) throw new Error(`There is no account ${name}`)
  return { uid: Number(uid), gid: Number(gid) }
}

/** Starts a program under the account, in a process group of its own; its output goes to `log`. */
export function launch(
  program: string,
  args: readonly string[],
  { account, log, folder }: { account: Programs['account']; log: string; folder: string }
): ChildProcess {
  const output = openSync(log, 'a')
  const child = spawn(program, [...args], {
    cwd: folder,
    stdio: ['ignore', output, output],
    detached: true,
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: folder, LANG: 'C.UTF-8' },
    ...account
  })
  closeSync(output)
  return child
}

/** A file of deploy/failover with each `${NAME}` replaced. @throws Error if a value is missing */
export function filled(name: string, values: Readonly<Record<string, string | number>>): string {
  return readFileSync(path.join(ROOT, 'deploy/failover', name), 'utf8').replaceAll(
    /\$\{(\w+)\}/g,
    (_, key: string) => {
      const value = values[key]
      if (value === undefined) throw new Error(`deploy/failover/${name}: no value for ${key}`)
      return String(value)
    }
  )
}

/** Process ids of all descendants of a process, and its own. */
export function familyOf(pid: number): number[] {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]))
    } catch {
      // it has ended
    }
  }
  const family = [pid]
  for (const member of family)
    for (const [child, parent] of parents) if (parent === member) family.push(child)
  return family
}

/** Sends a signal to each, as far as they exist. */
export function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch {
      // it has ended
    }
  }
}
