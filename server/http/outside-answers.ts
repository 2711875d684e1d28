import { inTime } from '../lib/in-time'
import { notInSsr } from '../core/not-in-ssr'

/** Share of a page's time limit (`Settings.pageMs`) spent waiting for an external system. */
const SHARE = 1 / 3
/** How long a response is used without a new request, ms. */
const FRESH_MS = 60_000
/** How long it is used while a new request is in progress, ms. */
const USABLE_MS = 600_000
/** Maximum number of cached responses, the latest ones. */
const MAX_COUNT = 500

interface CachedAnswer {
  readonly data: unknown
  /** ms since 1970 */
  readonly since: number
}

/**
 * Cache of external systems' responses to visitors, for rendering later pages (ADR 0046). A slow or unavailable system
 * delays no rendering: its old response is used, or none.
 */
export class OutsideAnswers {
  readonly #momentMs: number
  readonly #cached = new Map<string, CachedAnswer>()
  readonly #asked = new Map<string, Promise<unknown>>()

  /** `pageMs`: time limit of a page. */
  constructor(pageMs: number) {
    this.#momentMs = pageMs * SHARE
  }

  /** Waits briefly for one member's request, which is not cached. @throws BusinessError 403 if it does not arrive in time */
  async inAMoment(requested: Promise<unknown>): Promise<unknown> {
    const answer = await inTime(requested, this.#momentMs)
    if (answer === 'late') throw notInSsr('What is slow')
    return answer.value
  }

  /** The response for `key`. @throws BusinessError 403 if it is not cached and does not arrive in time, or what `ask` throws */
  async answer(key: string, now: Date, ask: () => Promise<unknown>): Promise<unknown> {
    const existing = this.#cached.get(key)
    const age = existing ? now.getTime() - existing.since : Infinity
    if (existing && age < FRESH_MS) return existing.data
    const requested = this.#ask(key, now, ask)
    if (!existing || age >= USABLE_MS) return this.inAMoment(requested)
    requested.catch(() => undefined)
    return existing.data
  }

  /** Shares one request among all concurrent callers. */
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
