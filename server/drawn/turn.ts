/** What a turn of the event loop may spend on drawings, ms: whoever comes in the same turn has waited through it already. */
const MOST_MS = 60

/**
 * The turn of the event loop under way. Drawings whose reads wait for nothing are done one behind the other, before any clock of a request
 * behind them has begun to run: the last of a crowd would come late, and be drawn none the less.
 */
export class Turn {
  readonly #now: () => number
  #ends: number | undefined

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** Whether there is time for one more drawing in this turn. */
  hasTime(): boolean {
    const now = this.#now()
    if (this.#ends === undefined) {
      this.#ends = now + MOST_MS
      setImmediate(() => (this.#ends = undefined))
    }
    return now < this.#ends
  }
}
