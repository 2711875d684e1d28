/** Admits no more concurrent calls than the server handles well; the others queue, and only for a short time. */

/** A queued caller. `enter` admits the call, `refuse` tells it to come later; exactly one of them is called, once. */
export interface Caller {
  readonly enter: () => void
  readonly refuse: () => void
  /** The caller has disconnected: nobody is left to admit. */
  readonly isGone: () => boolean
}

/** The load of the server at a moment. */
export interface Strain {
  /** Calls waiting for a database connection. */
  readonly waiting: number
  /** Connections of the pool. */
  readonly connections: number
}

interface Waiting extends Caller {
  readonly since: number
}

export interface AdmissionOptions {
  /** Maximum admitted before the event loop returns to its sockets; limited only by time by default. */
  readonly perTick?: number
  /** Maximum of concurrent calls. */
  readonly most?: number
  /** Current time, ms. */
  readonly now?: () => number
}

/** Longest wait in the queue, ms; including the work itself a response stays below a second. */
const MAX_WAIT_MS = 400
/** More could not be admitted within that time. */
const MAX_LINE_LENGTH = 4000
/** How often the limit is re-evaluated while anybody waits, ms. */
const TICK_MS = 50
/** The loop is late if a tick is delayed by this much, ms. */
const LATE_MS = 100
/** Calls are admitted for this long before the loop returns to its sockets, ms. */
const LOOP_TICK_MS = 40
/** Calls per connection, initially and at least: enough to keep every connection and the processor busy. */
const FIRST_SHARE = 4
const MIN_SHARE = 2
const MAX_COUNT = 1024
/** A hanging external system can hold hundreds of calls: room for the others has to be made within the longest wait. */
const GROWS = 1.25
const SHRINKS = 0.8
/** More waiters per connection than this cannot come from admitted calls: they are work of callers that disconnected. */
const MAX_WAITING = 8

/**
 * The queue before a server. The number of concurrent calls adapts to the load: it shrinks while calls queue up for the database
 * or the event loop is late, and grows while neither is the case and callers wait, so that calls waiting for an external system
 * (WeChat, payment, a partner) block nobody else.
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

  /** The current limit of concurrent calls. */
  get limit(): number {
    return this.#limit
  }

  /** The length of the queue. */
  get length(): number {
    return this.#line.length
  }

  /** Admits the caller at once, soon, or not at all. */
  ask(caller: Caller): void {
    const now = this.#now()
    if (this.#line.length === 0 && this.#hasRoom(now)) return this.#letIn(caller)
    if (this.#line.length >= MAX_LINE_LENGTH) return caller.refuse()
    this.#line.push({ ...caller, since: now })
    this.#keepLooking(now)
  }

  /** An admitted call has ended. */
  leave(): void {
    this.#inside -= 1
    this.#moveUp()
  }

  #letIn(caller: Caller): void {
    this.#inside += 1
    this.#enteredInTick += 1
    caller.enter()
  }

  /** Work without waiting is done within `enter`: if the tick never ended, one busy socket would block all others. */
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
      // After a pause of the whole process the queue is short but old: it is served, not refused.
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
