import { statfsSync } from 'node:fs'
import { SettingsError } from '../../config/settings-error'

/** Room that PostgreSQL needs to start, and more than that to do anything, bytes. */
const MIN_FREE_BYTES = 128 * 1024 * 1024

const megabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024)

/** @throws SettingsError if this folder's disk has no room for a database: it would not start, or accept no writes */
export function expectRoom(folder: string, left: (folder: string) => number = roomIn): void {
  const room = left(folder)
  if (room >= MIN_FREE_BYTES) return
  throw new SettingsError([
    `DATA_DIR: its disk is full (${megabytes(room)} MB left in ${folder}); the database needs ${megabytes(MIN_FREE_BYTES)} MB or more`
  ])
}

function roomIn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}
