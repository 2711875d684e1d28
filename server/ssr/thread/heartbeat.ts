/** What is done about somebody who has to answer. */
export interface HeartbeatActions {
  readonly ping: () => void
  readonly lost: () => void
}

/** Finds out that somebody does not answer any more, while there is something to wait for. */
export class Heartbeat {
  readonly #silentMs: number
  readonly #actions: HeartbeatActions
  #timer: NodeJS.Timeout | undefined
  #dueAt = 0
  #isPinged = false

  constructor(silentMs: number, actions: HeartbeatActions) {
    this.#silentMs = silentMs
    this.#actions = actions
  }

  /** From now on an answer is waited for. */
  start(): void {
    if (this.#timer) return
    this.#isPinged = false
    this.#schedule()
  }

  /** Something was heard. */
  beat(): void {
    this.#isPinged = false
  }

  /** Nothing is waited for any more. */
  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  #schedule(): void {
    this.#dueAt = performance.now() + this.#silentMs
    this.#timer = setTimeout(() => this.#check(), this.#silentMs).unref()
  }

  #check(): void {
    // this process itself has slept: what was said meanwhile is not read yet
    const wasSuspended = performance.now() - this.#dueAt > this.#silentMs / 2
    if (this.#isPinged && !wasSuspended) {
      this.stop()
      return this.#actions.lost()
    }
    this.#isPinged = true
    this.#schedule()
    this.#actions.ping()
  }
}
