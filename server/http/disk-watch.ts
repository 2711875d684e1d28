/**
 * A full disk stops PostgreSQL in the middle of its work. Before that, calls that write are refused, and what was begun is
 * completed: notices of payments, refunds and jobs go on in the room that is left.
 */
import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { Gauge, type Registry } from 'prom-client'
import { readOnly } from '../core/business-error'
import type { Settings } from '../config/settings'

/** Free bytes on the disk of a folder; null if that cannot be read. */
export type ReadFreeSpace = (folder: string) => Promise<number | null>

/** How often the disk is looked at, ms. */
const LOOK_MS = 5_000
/** Writes are taken again when there is this much more room than the least: a server must not flutter. */
const ENOUGH = 1.1

/** The state of the local disk. */
export interface DiskWatch {
  /** Whether calls that write are refused. */
  readonly isReadOnly: () => boolean
  /** @throws BusinessError 503 while they are */
  readonly expectWritable: () => void
  /** Looks now, and every few seconds until the server closes. */
  readonly start: () => Promise<void>
}

export const freeSpaceOf: ReadFreeSpace = async (folder) => {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch {
    return null
  }
}

type DiskSettings = Pick<Settings, 'dataDir' | 'databaseUrl' | 'diskMinFreeBytes'>

/**
 * Watches the disk of the data folder. Only where the database is our own do calls depend on it; another database's disk cannot be
 * seen from here, and has the metric of whoever runs it.
 */
export function watchDisk(
  app: FastifyInstance,
  { dataDir, databaseUrl, diskMinFreeBytes }: DiskSettings,
  readFreeSpace: ReadFreeSpace = freeSpaceOf
): DiskWatch {
  let isFull = false
  const look = async () => {
    const free = await readFreeSpace(dataDir)
    // a disk that cannot be read is not a full one
    if (free === null || databaseUrl !== undefined) return
    const next = free < (isFull ? diskMinFreeBytes * ENOUGH : diskMinFreeBytes)
    if (next !== isFull)
      app.log[next ? 'error' : 'warn'](
        { freeMegabytes: Math.floor(free / 1024 / 1024) },
        next ? 'the disk is nearly full: nothing is written' : 'the disk has room again: writes are taken'
      )
    isFull = next
  }
  return {
    isReadOnly: () => isFull,
    expectWritable: () => {
      if (isFull) throw readOnly()
    },
    async start() {
      await look()
      const timer = setInterval(() => void look(), LOOK_MS)
      timer.unref()
      app.addHook('onClose', async () => clearInterval(timer))
    }
  }
}

/** The room on the local disk, and whether it ends writes. */
export function addDiskMetrics(
  registry: Registry,
  disk: DiskWatch,
  { dataDir }: Pick<Settings, 'dataDir'>,
  readFreeSpace: ReadFreeSpace = freeSpaceOf
): void {
  new Gauge({
    name: 'disk_free_bytes',
    help: 'Free room on the disk of DATA_DIR; of the database too, where it is embedded',
    registers: [registry],
    async collect() {
      const free = await readFreeSpace(dataDir)
      if (free !== null) this.set(free)
    }
  })
  new Gauge({
    name: 'disk_read_only',
    help: '1 while calls that write are refused, as the disk is nearly full',
    registers: [registry],
    collect() {
      this.set(disk.isReadOnly() ? 1 : 0)
    }
  })
}
