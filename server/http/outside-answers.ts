import { inTime } from '../lib/in-time'
import { notInSsr } from '../core/not-in-ssr'

/** So much of the time that a page may take in all (`Settings.pageMs`) it waits for a system outside. */
const SHARE = 1 / 3
/** So long an answer is shown without asking again, ms. */
const FRESH_MS = 60_000
/** So long it is shown while it is asked for again, ms. */
const USABLE_MS = 600_000
/** So many answers are kept, the latest. */
const MOST = 500

interface KeptAnswer {
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
  readonly #kept = new Map<string, KeptAnswer>()
  readonly #asked = new Map<string, Promise<unknown>>()

  /** `pageMs`: so long a page may take in all. */
  constructor(pageMs: number) {
    this.#momentMs = pageMs * SHARE
  }

  /** Waits a moment for what one member asks, which is kept nowhere. @throws BusinessError 403 where it does not come */
  async inAMoment(asked: Promise<unknown>): Promise<unknown> {
    const answer = await inTime(asked, this.#momentMs)
    if (answer === 'late') throw notInSsr('What is slow')
    return answer.value
  }

  /** The answer to what `key` names. @throws BusinessError 403 where it is not known and does not come soon, or what `ask` throws */
  async answer(key: string, now: Date, ask: () => Promise<unknown>): Promise<unknown> {
    const known = this.#kept.get(key)
    const age = known ? now.getTime() - known.since : Infinity
    if (known && age < FRESH_MS) return known.data
    const asked = this.#ask(key, now, ask)
    if (!known || age >= USABLE_MS) return this.inAMoment(asked)
    asked.catch(() => undefined)
    return known.data
  }

  /** Asks once for all who ask for it meanwhile. */
  #ask(key: string, now: Date, ask: () => Promise<unknown>): Promise<unknown> {
    const running = this.#asked.get(key)
    if (running) return running
    const asked = ask()
      .then((data) => this.#keep(key, { data, since: now.getTime() }))
      .finally(() => this.#asked.delete(key))
    this.#asked.set(key, asked)
    return asked
  }

  #keep(key: string, answer: KeptAnswer): unknown {
    this.#kept.delete(key)
    this.#kept.set(key, answer)
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > MOST && oldest !== undefined) this.#kept.delete(oldest)
    return answer.data
  }
}
