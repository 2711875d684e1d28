import { inTime } from '../lib/in-time'
import { notInSsr } from '../core/not-in-ssr'

/** So much of the time that a page may take in all (`Settings.pageMs`) it waits for a system outside. */
const SHARE = 1 / 3
/** So long an answer is shown without asking again, ms. */
const FRESH_MS = 60_000
/** So long it is shown while it is asked for again, ms. */
const USABLE_MS = 600_000
/** So many answers are kept, the latest. */
const MAX_COUNT = 500

interface CachedAnswer {
  readonly data: unknown
  /** ms since 1970 */
  readonly since: number
}

/**
 * What systems outside have answered to visitors, for the pages that are drawn for the next ones (ADR 0046). A system that is slow or
 * away holds up no drawing: its old answer is shown, or none.
 */
export class OutsideAnswers {
  readonly #momentMs: number
  readonly #cached = new Map<string, CachedAnswer>()
  readonly #asked = new Map<string, Promise<unknown>>()

  /** `pageMs`: so long a page may take in all. */
  constructor(pageMs: number) {
    this.#momentMs = pageMs * SHARE
  }

  /** Waits a moment for what one member asks, which is kept nowhere. @throws BusinessError 403 where it does not come */
  async inAMoment(requested: Promise<unknown>): Promise<unknown> {
    const answer = await inTime(requested, this.#momentMs)
    if (answer === 'late') throw notInSsr('What is slow')
    return answer.value
  }

  /** The answer to what `key` names. @throws BusinessError 403 where it is not known and does not come soon, or what `ask` throws */
  async answer(key: string, now: Date, ask: () => Promise<unknown>): Promise<unknown> {
    const existing = this.#cached.get(key)
    const age = existing ? now.getTime() - existing.since : Infinity
    if (existing && age < FRESH_MS) return existing.data
    const requested = this.#ask(key, now, ask)
    if (!existing || age >= USABLE_MS) return this.inAMoment(requested)
    requested.catch(() => undefined)
    return existing.data
  }

  /** Asks once for all who ask for it meanwhile. */
  #ask(key: string, now: Date, ask: () => Promise<unknown>): Promise<unknown> {
    const running = this.#asked.get(key)
    if (running) return running
    const requested = ask()
      .then((data) => this.#cache(key, { data, since: now.getTime() }))
      .finally(() => this.#asked.delete(key))
    this.#asked.set(key, requested)
    return requested
  }

  #cache(key: string, answer: CachedAnswer): unknown {
    this.#cached.delete(key)
    this.#cached.set(key, answer)
    const [oldest] = this.#cached.keys()
    if (this.#cached.size > MAX_COUNT && oldest !== undefined) this.#cached.delete(oldest)
    return answer.data
  }
}
