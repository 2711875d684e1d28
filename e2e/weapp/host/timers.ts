/**
 * Timers shorter than this are the app's own short waits: `settle()` waits for them, ms. Those of a countdown are not: on a busy
 * machine each is set a little late, for a little less than a second, and with them the app would never come to rest.
 */
const SHORT_MS = 850

type Callback = (...args: unknown[]) => void

/** Timers of one running mini-program: all end with it, and it is known which of the short ones are still to come. */
export class Timers {
  private readonly running = new Map<number, { handle: NodeJS.Timeout; short: boolean }>()
  private next = 1

  constructor(private readonly onError: (error: unknown) => void) {}

  private start(repeat: boolean, callback: unknown, delay: unknown, args: unknown[]): number {
    if (typeof callback !== 'function') throw new TypeError('a timer takes a function')
    const ms = Math.max(0, Number(delay) || 0)
    const id = this.next++
    const fire = () => {
      if (!repeat) this.running.delete(id)
      try {
        ;(callback as Callback)(...args)
      } catch (error) {
        this.onError(error)
      }
    }
    const handle = repeat ? setInterval(fire, ms) : setTimeout(fire, ms)
    this.running.set(id, { handle, short: !repeat && ms < SHORT_MS })
    return id
  }

  readonly setTimeout = (callback: unknown, delay?: unknown, ...args: unknown[]): number =>
    this.start(false, callback, delay, args)

  readonly setInterval = (callback: unknown, delay?: unknown, ...args: unknown[]): number =>
    this.start(true, callback, delay, args)

  readonly clear = (id?: unknown): void => {
    const timer = this.running.get(Number(id))
    if (!timer) return
    clearTimeout(timer.handle)
    this.running.delete(Number(id))
  }

  /** Whether a short timer is still to come. */
  get shortPending(): boolean {
    return [...this.running.values()].some((timer) => timer.short)
  }

  stop(): void {
    for (const id of [...this.running.keys()]) this.clear(id)
  }
}
