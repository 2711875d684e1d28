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
/**
 * How long a replica that kept up is read from without the primary, ms: a failover takes half a minute. Nobody can tell any more how old it
 * is, and if only this process does not reach the primary, others go on writing there.
 */
const MAX_ALONE_MS = 120_000

/** A position in the primary's log, and when it was seen. */
interface Mark {
  readonly lsn: string
  readonly atMs: number
}

/**
 * Watches a replica and reads from it while it keeps up: a log position of the primary seen a second ago must have been
 * replayed. No other machine's clock is involved, and an idle primary does not make the replica count as late. One that kept up
 * until the primary went away is read from until there is a primary again.
 */
export class Replica {
  readonly #primary: Database
  readonly #replica: Database
  #mark: Mark | undefined
  #keepsUp = false
  /** Since when the primary is away while the replica kept up. */
  #aloneSince: number | undefined
  #isDoubted = false
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

  /** The replica, while the primary is away and it can stand in for reads. */
  get alone(): Pool | undefined {
    return this.#keepsUp && this.#aloneSince !== undefined ? this.#replica.pool : undefined
  }

  readonly read: ReadRecent = async (read) => {
    if (!this.#keepsUp) return read(this.#primary.db)
    const answer = await inTime(read(this.#replica.db), MAX_READ_MS)
    if (answer) return answer.value
    // without a primary the next read may reach another replica
    if (!this.alone) this.#keepsUp = false
    return read(this.#primary.db)
  }

  /** Starts watching; until the first check reads go to the primary. */
  start(): void {
    this.#timer = setInterval(() => void this.look(), LOOK_MS)
    this.#timer.unref()
  }

  /** Stops watching; neither database is closed. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#keepsUp = false
    await this.#looking
  }

  /** Checks once; who asks meanwhile waits for the same check. */
  look(): Promise<void> {
    this.#looking ??= this.#look()
      .catch(() => void (this.#keepsUp = false))
      .finally(() => (this.#looking = undefined))
    return this.#looking
  }

  /** Checks whether the primary is still there, which just did not serve somebody. */
  async doubt(): Promise<void> {
    await this.#looking
    this.#isDoubted = true
    await this.look()
  }

  async #look(): Promise<void> {
    const isLate = this.#mark !== undefined && performance.now() - this.#mark.atMs > OLDEST_MS
    if (!this.#mark || isLate || this.#isDoubted) {
      this.#isDoubted = false
      // the end of a lost primary's log may never come: only one that is there can tell whether the replica is late
      const place = await inTime(placeOf(this.#primary.pool), OLDEST_MS)
      if (!place) return this.#noteAway()
      this.#aloneSince = undefined
      this.#mark ??= { lsn: place.value, atMs: performance.now() }
    }
    const { lsn, atMs } = this.#mark
    const replayed = await inTime(hasReplayed(this.#replica.pool, lsn), OLDEST_MS)
    if (replayed?.value) this.#mark = undefined
    if (replayed?.value) this.#keepsUp = performance.now() - atMs <= OLDEST_MS
    else if (!replayed || isLate) this.#keepsUp = false
  }

  #noteAway(): void {
    this.#mark = undefined
    if (this.#keepsUp) this.#aloneSince ??= performance.now()
    if (performance.now() - (this.#aloneSince ?? 0) > MAX_ALONE_MS) this.#keepsUp = false
  }
}

/** The result of a read; undefined if the server is unavailable or silent. @throws errors of the read itself */
async function inTime<T>(reading: Promise<T>, ms: number): Promise<{ readonly value: T } | undefined> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms)
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
