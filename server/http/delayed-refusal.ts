/** A refusal that is sent at once is asked again at once: with it held for a moment, fewer have to be written. */

/** How long a refusal is held, ms; with the wait in line before it the caller knows within a second and a half. */
const HOLD_MS = 1000
/** So many are held at a time: each keeps a connection open. */
const MAX_DELAYED = 4000

/** Who is told later. `isGone` = there is nobody any more to tell. */
export interface Held {
  readonly tell: () => void
  readonly isGone: () => boolean
}

/** Holds refusals back; where too many are held already, or the server closes, it tells at once. */
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
