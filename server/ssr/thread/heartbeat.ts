/** Callbacks of a heartbeat. */
export interface HeartbeatActions {
  readonly ping: () => void
  readonly lost: () => void
}

/** Detects that the peer no longer responds, while a response is expected. */
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

  /** Starts expecting a response. */
  start(): void {
    if (this.#timer) return
    this.#isPinged = false
    this.#schedule()
  }

  /** The peer has sent something. */
  beat(): void {
    this.#isPinged = false
  }

  /** Stops expecting a response. */
  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  #schedule(): void {
    this.#dueAt = performance.now() + this.#silentMs
    this.#timer = setTimeout(() => this.#check(), this.#silentMs).unref()
  }

  #check(): void {
    // this process itself was suspended: messages sent meanwhile are not read yet
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
