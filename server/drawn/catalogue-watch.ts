import type { Queryable } from '../db/client'
import { lastApplied } from './catalogue-repository'

/** How often it is looked at, ms, while pages are asked for. */
const LOOK_MS = 1000

/** Says when another catalogue was applied, by whatever process. */
export class CatalogueWatch {
  readonly #db: Queryable
  readonly #onApplied: () => Promise<unknown>
  #lookedAt = -Infinity
  #known: number | undefined
  #looking: Promise<void> | undefined

  constructor(db: Queryable, onApplied: () => Promise<unknown>) {
    this.#db = db
    this.#onApplied = onApplied
  }

  /** To be called with every page; looks in the background, and not more often than it has to. */
  look(): void {
    const now = performance.now()
    if (this.#looking || now - this.#lookedAt < LOOK_MS) return
    this.#lookedAt = now
    this.#looking = this.lookNow()
      .catch(() => undefined)
      .finally(() => (this.#looking = undefined))
  }

  /** Looks once. */
  async lookNow(): Promise<void> {
    const last = await lastApplied(this.#db)
    const before = this.#known
    this.#known = last
    if (before !== undefined && before !== last) await this.#onApplied()
  }
}
