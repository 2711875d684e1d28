/**
 * Runs two actors statement by statement: whose statement is sent next is decided by a plan, so that a run can be repeated. One that waits
 * for a lock of the other is passed over until it has it.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { Gate, GatedDatabase } from './gated-database'

/** Which of the actors that could go on does: its place among all actors. */
export type Plan = (ready: readonly number[], trace: readonly Step[]) => number

/** A statement that was sent. */
export interface Step {
  readonly actor: number
  readonly text: string
}

interface Waiting {
  readonly text: string
  readonly pid: number
  readonly go: () => void
}

/** What one actor is at. */
class Actor implements Gate {
  readonly waiting: Waiting[] = []
  /** Server processes that work for it, or wait for a lock. */
  readonly busy = new Set<number>()
  isDone = false

  constructor(private readonly changed: () => void) {}

  enter(text: string, pid: number): Promise<void> {
    return new Promise((go) => {
      this.waiting.push({ text, pid, go })
      this.changed()
    })
  }

  leave(pid: number): void {
    this.busy.delete(pid)
    this.changed()
  }

  /** Sends its next statement. */
  next(): string {
    const one = this.waiting.shift()
    if (!one) return ''
    this.busy.add(one.pid)
    one.go()
    return one.text
  }

  /** Neither asks for its turn nor is at the database: it computes, or is done. */
  get isElsewhere(): boolean {
    return !this.isDone && this.waiting.length === 0 && this.busy.size === 0
  }
}

/** How often it is looked whether a statement waits for a lock, ms. */
const LOOK_MS = 1

/**
 * Runs the actors to their ends.
 * @param pool connections that are not gated
 * @returns what they did, in order
 */
export async function run(
  databases: readonly GatedDatabase[],
  work: readonly (() => Promise<unknown>)[],
  plan: Plan,
  pool: Pool
): Promise<readonly Step[]> {
  let wake: () => void = () => undefined
  const actors = work.map(() => new Actor(() => wake()))
  const trace: Step[] = []
  databases.forEach((database, place) => (database.gate = actors[place] ?? null))
  const ends = work.map(async (one, place) => {
    try {
      await one()
    } finally {
      const actor = actors[place]
      if (actor) actor.isDone = true
      // what it does afterwards, for nobody who waits, takes no turns
      const database = databases[place]
      if (database) database.gate = null
      actor?.waiting.splice(0).forEach(({ go }) => go())
      wake()
    }
  })
  try {
    while (actors.some(({ isDone }) => !isDone)) {
      const changed = new Promise<void>((resume) => (wake = resume))
      if (actors.some((actor) => actor.isElsewhere)) {
        await changed
        continue
      }
      if (
        !(await areBlocked(
          actors.flatMap(({ busy }) => [...busy]),
          pool
        ))
      ) {
        await Promise.race([changed, pause(LOOK_MS)])
        continue
      }
      const ready = actors.flatMap(({ waiting, busy }, place) =>
        waiting.length > 0 && busy.size === 0 ? [place] : []
      )
      // all wait for each other: PostgreSQL ends that
      if (ready.length === 0) {
        await Promise.race([changed, pause(LOOK_MS)])
        continue
      }
      const chosen = plan(ready, trace)
      trace.push({ actor: chosen, text: actors[chosen]?.next() ?? '' })
    }
    await Promise.all(ends)
  } finally {
    databases.forEach((database) => (database.gate = null))
  }
  return trace
}

/** Whether every one of these server processes waits for a lock of another. */
async function areBlocked(pids: readonly number[], pool: Pool): Promise<boolean> {
  if (pids.length === 0) return true
  const { rows } = await pool.query<{ blocked: boolean }>(
    'select bool_and(cardinality(pg_blocking_pids(pid)) > 0) as blocked from unnest($1::int[]) as pid',
    [pids]
  )
  return rows[0]?.blocked === true
}
