import { statSync } from 'node:fs'
import { dirname } from 'node:path'

/** `nobody`: PostgreSQL refuses to run as root, and this account exists in every passwd. */
const NOBODY = 65534

/** The account PostgreSQL runs under: `nobody` if we are root, otherwise our own (an empty object). */
export function databaseAccount(): { uid?: number; gid?: number } {
  return process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
}

/** Whether the database account can reach `folder`: it needs search permission on every folder above. */
export function canReach(folder: string): boolean {
  if (databaseAccount().uid === undefined) return true
  for (let path = folder; ; path = dirname(path)) {
    const { mode, uid } = statSync(path)
    const allowed = uid === NOBODY ? mode & 0o100 : mode & 0o001
    if (!allowed) return false
    if (path === dirname(path)) return true
  }
}
