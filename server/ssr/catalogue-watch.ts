import type { Queryable } from '../db/client'
import { catalogueVersion } from './catalogue-repository'

/** How often it is checked, ms, while pages are requested. */
const CHECK_INTERVAL_MS = 1000

/** Detects that another catalogue was applied, or something in it changed by hand, by any process. */
export class CatalogueWatch {
  readonly #db: Queryable
  readonly #onApplied: () => Promise<unknown>
  #checkedAt = -Infinity
  #last: string | undefined
  #check: Promise<void> | undefined

  constructor(db: Queryable, onApplied: () => Promise<unknown>) {
    this.#db = db
    this.#onApplied = onApplied
  }

  /** To be called with every page; checks in the background, and not more often than necessary. */
  check(): void {
    const now = performance.now()
    if (this.#check || now - this.#checkedAt < CHECK_INTERVAL_MS) return
    this.#checkedAt = now
    this.#check = this.checkNow()
      .catch(() => undefined)
      .finally(() => (this.#check = undefined))
  }

  /** Checks once. */
  async checkNow(): Promise<void> {
    const last = await catalogueVersion(this.#db)
    const previous = this.#last
    this.#last = last
    if (previous !== undefined && previous !== last) await this.#onApplied()
  }
}
