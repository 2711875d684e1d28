/** What is done about somebody who has to answer. */
export interface PulseDeeds {
  readonly ask: () => void
  readonly lost: () => void
}

/** Finds out that somebody does not answer any more, while there is something to wait for. */
export class Pulse {
  readonly #silentMs: number
  readonly #deeds: PulseDeeds
  #timer: NodeJS.Timeout | undefined
  #dueAt = 0
  #isAsked = false

  constructor(silentMs: number, deeds: PulseDeeds) {
    this.#silentMs = silentMs
    this.#deeds = deeds
  }

  /** From now on an answer is waited for. */
  watch(): void {
    if (this.#timer) return
    this.#isAsked = false
    this.#begin()
  }

  /** Something was heard. */
  heard(): void {
    this.#isAsked = false
  }

  /** Nothing is waited for any more. */
  rest(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  #begin(): void {
    this.#dueAt = performance.now() + this.#silentMs
    this.#timer = setTimeout(() => this.#look(), this.#silentMs).unref()
  }

  #look(): void {
    // this process itself has slept: what was said meanwhile is not read yet
    const hasSlept = performance.now() - this.#dueAt > this.#silentMs / 2
    if (this.#isAsked && !hasSlept) {
      this.rest()
      return this.#deeds.lost()
    }
    this.#isAsked = true
    this.#begin()
    this.#deeds.ask()
  }
}
