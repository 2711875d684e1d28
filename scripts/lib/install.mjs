import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { giveUp, say } from './say.mjs'

export const ROOT = path.resolve(import.meta.dirname, '../..')
const LOCK = path.join(ROOT, 'package-lock.json')
/** Records which lock file node_modules was installed from. */
const MARK = path.join(ROOT, 'node_modules', '.installed-from')

const lockHash = () => createHash('sha256').update(readFileSync(LOCK)).digest('hex')

/** Installs from the lock file if packages are missing or came from another lock file. */
export function ensureInstalled() {
  const hash = lockHash()
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === hash) return
  say('Installing dependencies from the lock file (once, 1 to 3 minutes) …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const done = spawnSync(npm, ['ci', '--no-progress', '--loglevel=error'], { cwd: ROOT, stdio: 'inherit' })
  if (done.status !== 0) giveUp('`npm ci` failed; its messages above say why.')
  writeFileSync(MARK, hash)
}

/** Runs a program to its end; throws if it fails. */
export function run(command, args, options = {}) {
  execFileSync(command, args, { cwd: ROOT, stdio: 'inherit', ...options })
}
