import { createHash } from 'node:crypto'
import { chmodSync, chownSync, mkdirSync, readdirSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { canReach, databaseAccount } from './account'

/** Unix socket paths are limited to 107 characters on Linux and 103 on macOS, including `/.s.PGSQL.5432`. */
const MAX_SOCKET_FOLDER_LENGTH = 88

/** The folders of a cluster. */
export interface Places {
  readonly base: string
  readonly data: string
  readonly socket: string
  readonly log: string
}

/** Folder outside the project for files that the database account must read. One per user: others' files are not trusted. */
export function sharedFolder(): string {
  return join(realpathSync(tmpdir()), `privilege-centre-${process.getuid?.() ?? 0}`)
}

/**
 * Creates and returns the folders of the cluster for `folder`. If the database account cannot reach it, they
 * are in the shared folder instead, always in the same place for the same `folder`.
 */
export function placesFor(folder: string): Places {
  const wanted = resolve(folder)
  mkdirSync(wanted, { recursive: true, mode: 0o755 })
  letPass(dirname(wanted))
  const short = createHash('sha256').update(wanted).digest('hex').slice(0, 10)
  const base = canReach(dirname(wanted)) ? wanted : join(sharedFolder(), short)
  const socket = base.length <= MAX_SOCKET_FOLDER_LENGTH ? base : join(sharedFolder(), `s-${short}`)
  for (const place of [base, socket]) {
    mkdirSync(place, { recursive: true, mode: 0o755 })
    const { uid, gid } = databaseAccount()
    if (uid !== undefined && gid !== undefined) chownSync(place, uid, gid)
  }
  return { base, socket, data: join(base, 'data'), log: join(base, 'postgres.log') }
}

/** Our own data folder, closed to others (a temporary one is): made traversable, since nothing else is in it. */
function letPass(folder: string): void {
  if (canReach(folder) || !canReach(dirname(folder))) return
  if (readdirSync(folder).every((name) => OURS.has(name))) chmodSync(folder, 0o711)
}

const OURS = new Set(['postgres', 'secrets', 'uploads', 'releases'])
