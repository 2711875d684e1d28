/** Callers retry an immediate refusal immediately: holding it for a moment reduces their number. */

/** How long a refusal is held, ms; including the wait in the queue the caller has it within a second and a half. */
const HOLD_MS = 1000
/** Maximum held at a time: each keeps a connection open. */
const MAX_DELAYED = 4000

/** A held refusal. `isGone` = the caller has disconnected. */
export interface Held {
  readonly tell: () => void
  readonly isGone: () => boolean
}

/** Delays refusals; if too many are held already, or the server is closing, it sends them at once. */
export class HoldBack {
  readonly #isClosing: () => boolean
  #held = 0

  constructor(isClosing: () => boolean) {
    this.#isClosing = isClosing
  }

  hold({ tell, isGone }: Held): void {
    if (this.#held >= MAX_DELAYED || this.#isClosing()) return tell()
    this.#held += 1
    setTimeout(() => {
      this.#held -= 1
      if (!isGone()) tell()
    }, HOLD_MS)
  }
}
