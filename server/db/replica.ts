/** Reads that may be a second old, from a streaming replica if there is one. */
import type { Pool } from 'pg'
import type { Database, Queryable } from './client'
import { isUnavailable } from './unavailable'

/**
 * A read that may be a second old: of goods on sale, never of a member's data. It runs on the replica, or on the primary if
 * there is no replica or it lags, and may be repeated there: it must change nothing.
 */
export type ReadRecent = <T>(read: (db: Queryable) => Promise<T>) => Promise<T>

/** Without a replica. */
export const readFrom =
  (primary: Queryable): ReadRecent =>
  (read) =>
    read(primary)

/** Maximum lag of the replica, ms. */
const OLDEST_MS = 1000
/** How often the lag is checked, ms. */
const LOOK_MS = 250
/** Time limit for a read there, ms: a replica behind a broken line never responds. */
const MAX_READ_MS = 2000

/** A position in the primary's log, and when it was seen. */
interface Mark {
  readonly lsn: string
  readonly atMs: number
}

/**
 * Watches a replica and reads from it while it keeps up: a log position of the primary seen a second ago must have been
 * replayed. No other machine's clock is involved, and an idle primary does not make the replica count as late.
 */
export class Replica {
  readonly #primary: Database
  readonly #replica: Database
  #mark: Mark | undefined
  #keepsUp = false
  #looking: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(primary: Database, replica: Database) {
    this.#primary = primary
    this.#replica = replica
  }

  /** Whether reads currently go to the replica. */
  get keepsUp(): boolean {
    return this.#keepsUp
  }

  readonly read: ReadRecent = async (read) => {
    if (!this.#keepsUp) return read(this.#primary.db)
    const answer = await inTime(read(this.#replica.db))
    if (answer) return answer.value
    this.#keepsUp = false
    return read(this.#primary.db)
  }

  /** Starts watching; until the first check reads go to the primary. */
  start(): void {
    this.#timer = setInterval(() => {
      this.#looking ??= this.look().finally(() => (this.#looking = undefined))
    }, LOOK_MS)
    this.#timer.unref()
  }

  /** Stops watching; neither database is closed. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#keepsUp = false
    await this.#looking
  }

  /** Checks once. */
  async look(): Promise<void> {
    const silent = setTimeout(() => (this.#keepsUp = false), OLDEST_MS)
    try {
      this.#mark ??= { lsn: await placeOf(this.#primary.pool), atMs: performance.now() }
      const { lsn, atMs } = this.#mark
      if (await hasReplayed(this.#replica.pool, lsn)) {
        this.#mark = undefined
        this.#keepsUp = performance.now() - atMs <= OLDEST_MS
      } else if (performance.now() - atMs > OLDEST_MS) this.#keepsUp = false
    } catch {
      this.#keepsUp = false
    } finally {
      clearTimeout(silent)
    }
  }
}

/** The result of a read on the replica; undefined if the replica is unavailable or silent. @throws errors of the read itself */
async function inTime<T>(reading: Promise<T>): Promise<{ readonly value: T } | undefined> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), MAX_READ_MS)
  })
  const answer = reading.then(
    (value) => ({ value }),
    (problem: unknown) => {
      if (isUnavailable(problem)) return undefined
      throw problem
    }
  )
  try {
    return await Promise.race([answer, tooLong])
  } finally {
    clearTimeout(timer)
    // no caller is waiting any longer
    answer.catch(() => undefined)
  }
}

async function placeOf(primary: Pool): Promise<string> {
  const { rows } = await primary.query<{ lsn: string }>('select pg_current_wal_lsn()::text as lsn')
  return rows[0]?.lsn ?? '0/0'
}

/** Whether the replica has reached that position; a promoted one stays behind, and is no longer used after a second. */
async function hasReplayed(replica: Pool, lsn: string): Promise<boolean> {
  const { rows } = await replica.query<{ there: boolean }>(
    `select coalesce(pg_last_wal_replay_lsn(), '0/0') >= $1::pg_lsn as there`,
    [lsn]
  )
  return rows[0]?.there === true
}
