/** Reads that may be a second old, from a streaming replica where there is one. */
import type { Pool } from 'pg'
import type { Database, Queryable } from './client'
import { isUnavailable } from './unavailable'

/**
 * A read that may be a second old: of what is sold, never of what a member has. It runs on the replica, or on the primary where
 * there is no replica or it does not keep up, and may be run a second time there: it must change nothing.
 */
export type ReadRecent = <T>(read: (db: Queryable) => Promise<T>) => Promise<T>

/** Without a replica. */
export const readFrom =
  (primary: Queryable): ReadRecent =>
  (read) =>
    read(primary)

/** How old the replica may be, ms. */
const OLDEST_MS = 1000
/** How often that is looked at, ms. */
const LOOK_MS = 250

/** A place in the primary's log, and when it was there. */
interface Mark {
  readonly lsn: string
  readonly atMs: number
}

/**
 * Watches a replica and reads from it while it keeps up: a place of the primary's log that was seen a second ago must have been
 * replayed. No clock of another machine is asked, and a primary that has nothing to write makes nobody late.
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

  /** Whether reads go to the replica at the moment. */
  get keepsUp(): boolean {
    return this.#keepsUp
  }

  readonly read: ReadRecent = async (read) => {
    if (!this.#keepsUp) return read(this.#primary.db)
    try {
      return await read(this.#replica.db)
    } catch (problem) {
      if (!isUnavailable(problem)) throw problem
      this.#keepsUp = false
      return read(this.#primary.db)
    }
  }

  /** Begins to watch; until the first look reads go to the primary. */
  start(): void {
    this.#timer = setInterval(() => {
      this.#looking ??= this.look().finally(() => (this.#looking = undefined))
    }, LOOK_MS)
    this.#timer.unref()
  }

  /** Ends the watch; neither database is closed. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#keepsUp = false
    await this.#looking
  }

  /** Looks once. */
  async look(): Promise<void> {
    try {
      this.#mark ??= { lsn: await placeOf(this.#primary.pool), atMs: performance.now() }
      const { lsn, atMs } = this.#mark
      if (await hasReplayed(this.#replica.pool, lsn)) {
        this.#mark = undefined
        this.#keepsUp = performance.now() - atMs <= OLDEST_MS
      } else if (performance.now() - atMs > OLDEST_MS) this.#keepsUp = false
    } catch {
      this.#keepsUp = false
    }
  }
}

async function placeOf(primary: Pool): Promise<string> {
  const { rows } = await primary.query<{ lsn: string }>('select pg_current_wal_lsn()::text as lsn')
  return rows[0]?.lsn ?? '0/0'
}

/** Whether that place is in the replica; a replica that was made the primary has it, or not, like any other. */
async function hasReplayed(replica: Pool, lsn: string): Promise<boolean> {
  const { rows } = await replica.query<{ there: boolean }>(
    `select coalesce(pg_last_wal_replay_lsn(), '0/0') >= $1::pg_lsn as there`,
    [lsn]
  )
  return rows[0]?.there === true
}
