/**
 * Runs programs with a folder as their root file system, as a container does: own mounts, another user,
 * another network.
 */
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

const quoted = (text) => `'${text.replaceAll("'", `'\\''`)}'`

/** A mount point must exist and be of the same kind as what is mounted. */
function ensurePoint(source, point) {
  if (statSync(source).isDirectory()) return mkdirSync(point, { recursive: true })
  mkdirSync(path.dirname(point), { recursive: true })
  writeFileSync(point, '', { flag: 'a' })
}

/**
 * The command line: each program in it replaces itself with the next (exec), so the process is the program
 * itself.
 */
function commandLine(root, command, { binds = [], user = '0:0', network, readOnly = false }) {
  const at = (target) => quoted(path.join(root, target))
  const script = [
    'set -e',
    `mount --bind ${quoted(root)} ${quoted(root)}`,
    `mount -t proc proc ${at('proc')}`,
    `mount --rbind /dev ${at('dev')}`,
    ...binds.map(([source, target]) => `mount --bind ${quoted(source)} ${at(target)}`),
    readOnly ? `mount -o remount,bind,ro ${quoted(root)}` : '',
    `exec chroot --userspec=${user} ${quoted(root)} ${command.map(quoted).join(' ')}`
  ].join('\n')
  const inside = ['unshare', '--mount', '--propagation', 'private', 'sh', '-c', script]
  return network ? ['ip', 'netns', 'exec', network, ...inside] : inside
}

function lineFor(root, command, options) {
  for (const [source, target] of [['/proc', 'proc'], ['/dev', 'dev'], ...(options.binds ?? [])])
    ensurePoint(source, path.join(root, target))
  return commandLine(root, command, options)
}

/**
 * Runs a command in the folder `root` to its end, and returns its output if `print` is false.
 * @param options `binds`: pairs of what is mounted and where; `user`: `uid:gid` or a name; `network`: a
 * network namespace; `readOnly`
 * @throws when it fails
 */
export function runIn(root, command, { env = {}, print = true, ...options } = {}) {
  const [program, ...args] = lineFor(root, command, options)
  const done = spawnSync(program, args, {
    stdio: ['ignore', ...(print ? ['inherit', 'inherit'] : ['pipe', 'pipe'])],
    encoding: 'utf8',
    env: { PATH, ...env }
  })
  if (done.status !== 0)
    throw new Error(`${command.join(' ')}: ${done.status ?? done.signal} ${done.stderr ?? ''}`)
  return done.stdout ?? ''
}

/** Starts a command in the folder `root`, with the options of {@link runIn}; returns its process. */
export function startIn(root, command, { env = {}, ...options } = {}) {
  const [program, ...args] = lineFor(root, command, options)
  return spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { PATH, ...env } })
}
