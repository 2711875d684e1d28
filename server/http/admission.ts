/** Lets in no more calls at a time than the server works off well; the others wait in line, and for a short time only. */

/** Who waits, or would. `enter` lets the call in, `refuse` tells it to come later; one of the two is called, once. */
export interface Caller {
  readonly enter: () => void
  readonly refuse: () => void
  /** The caller has gone away: there is nobody to let in. */
  readonly isGone: () => boolean
}

/** What is seen of the server at a moment. */
export interface Strain {
  /** Calls that wait for a connection to the database. */
  readonly waiting: number
  /** Connections of the pool. */
  readonly connections: number
}

interface Waiting extends Caller {
  readonly since: number
}

export interface AdmissionOptions {
  /** At most so many are let in before the event loop turns to its sockets again; no limit but the time by default. */
  readonly perTick?: number
  /** How many may ever be inside at a time. */
  readonly most?: number
  /** ms. */
  readonly now?: () => number
}

/** Longest wait in line, ms; with the work itself an answer stays below a second. */
const MAX_WAIT_MS = 400
/** More could not be let in within that time. */
const MAX_LINE_LENGTH = 4000
/** How often the limit is looked at anew while anybody waits, ms. */
const TICK_MS = 50
/** The loop is late when a tick comes so much later than it should, ms. */
const LATE_MS = 100
/** Calls are let in for so long before the loop turns to its sockets again, ms. */
const LOOP_TICK_MS = 40
/** So many calls a connection at first and at least: enough to keep every connection and the processor busy. */
const FIRST_SHARE = 4
const MIN_SHARE = 2
const MAX_COUNT = 1024
/** A system outside that hangs holds up calls by the hundred: there has to be room for the others within the longest wait. */
const GROWS = 1.25
const SHRINKS = 0.8
/** So many waiting for a connection each are more than those inside can be: work of callers who have gone away. */
const MAX_WAITING = 8

/**
 * The line before a server. How many are let in at a time follows what is seen: it shrinks while calls queue up for the database
 * or the event loop is late, and grows while neither is and callers wait, so that calls that wait for an outside system
 * (WeChat, payment, a partner) keep nobody else out.
 */
export class Admission {
  readonly #look: () => Strain
  readonly #now: () => number
  readonly #perTick: number
  readonly #most: number
  readonly #line: Waiting[] = []
  #inside = 0
  #limit: number
  #tickEnds: number | undefined
  #enteredInTick = 0
  #tick: NodeJS.Timeout | undefined
  #tickDue = 0

  constructor(
    look: () => Strain,
    { perTick = Infinity, most = MAX_COUNT, now = () => performance.now() }: AdmissionOptions = {}
  ) {
    this.#look = look
    this.#now = now
    this.#perTick = perTick
    this.#most = most
    this.#limit = Math.min(most, look().connections * FIRST_SHARE)
  }

  /** How many are let in at a time at the moment. */
  get limit(): number {
    return this.#limit
  }

  /** How many wait in line. */
  get length(): number {
    return this.#line.length
  }

  /** Lets the caller in at once, in a moment, or not. */
  ask(caller: Caller): void {
    const now = this.#now()
    if (this.#line.length === 0 && this.#hasRoom(now)) return this.#letIn(caller)
    if (this.#line.length >= MAX_LINE_LENGTH) return caller.refuse()
    this.#line.push({ ...caller, since: now })
    this.#keepLooking(now)
  }

  /** A call that was let in has ended. */
  leave(): void {
    this.#inside -= 1
    this.#moveUp()
  }

  #letIn(caller: Caller): void {
    this.#inside += 1
    this.#enteredInTick += 1
    caller.enter()
  }

  /** Work that needs no waiting is done within `enter`: without the turn's end a full socket would hold all others up. */
  #hasRoom(now: number): boolean {
    if (this.#tickEnds === undefined) {
      this.#tickEnds = now + LOOP_TICK_MS
      setImmediate(() => {
        this.#tickEnds = undefined
        this.#enteredInTick = 0
        this.#moveUp()
      })
    }
    const { waiting, connections } = this.#look()
    const hasTimeInTick = now < this.#tickEnds && this.#enteredInTick < this.#perTick
    return hasTimeInTick && this.#inside < this.#limit && waiting < connections * MAX_WAITING
  }

  #moveUp(): void {
    for (let first = this.#line[0]; first; first = this.#line[0]) {
      const now = this.#now()
      const room = this.#hasRoom(now)
      // Behind a pause of the whole process stands a short line that is old: it is served, not sent away.
      const tooLate = now - first.since > MAX_WAIT_MS && !(room && this.#line.length <= this.#limit)
      if (!room && !tooLate && !first.isGone()) return
      this.#line.shift()
      if (tooLate) first.refuse()
      else if (!first.isGone()) this.#letIn(first)
    }
  }

  #keepLooking(now: number): void {
    if (this.#tick) return
    this.#tickDue = now + TICK_MS
    this.#tick = setTimeout(() => this.#lookAnew(), TICK_MS)
    this.#tick.unref()
  }

  #lookAnew(): void {
    this.#tick = undefined
    const now = this.#now()
    const { waiting, connections } = this.#look()
    const late = now - this.#tickDue > LATE_MS
    if (late || waiting > connections) this.#limit = Math.max(connections * MIN_SHARE, this.#limit * SHRINKS)
    else if (this.#inside >= this.#limit - 1) this.#limit = Math.min(this.#most, this.#limit * GROWS + 1)
    this.#moveUp()
    if (this.#line.length > 0) this.#keepLooking(now)
  }
}
