import type { Page } from './page'

/** A page, and whether others may get it. */
export interface Made {
  readonly page: Page
  readonly mayBeKept: boolean
}

interface Kept {
  readonly making: Promise<Made>
  /** ms of the clock; none while it is being made. */
  until: number
  bytes: number
}

/** How long a page is given to others, ms. */
export const KEPT_MS = 5000

/**
 * Pages that are the same for all who ask, for a moment: each is made once however many ask for it. What was asked for longest ago
 * goes first where they take more than `most` bytes.
 */
export class KeptPages {
  readonly #pages = new Map<string, Kept>()
  readonly #most: number
  readonly #now: () => number
  #bytes = 0

  constructor(most: number, now: () => number = () => performance.now()) {
    this.#most = most
    this.#now = now
  }

  get bytes(): number {
    return this.#bytes
  }

  get size(): number {
    return this.#pages.size
  }

  /** The page that is kept or being made. */
  find(key: string): Promise<Made> | undefined {
    const kept = this.#pages.get(key)
    if (!kept) return undefined
    if (kept.until <= this.#now()) {
      this.#drop(key, kept)
      return undefined
    }
    // to the end of the line
    this.#pages.delete(key)
    this.#pages.set(key, kept)
    return kept.making
  }

  /** Makes it, for this caller and all who ask meanwhile. */
  make(key: string, make: () => Promise<Made>): Promise<Made> {
    const kept: Kept = { making: make(), until: Infinity, bytes: 0 }
    this.#pages.set(key, kept)
    kept.making.then(
      ({ page, mayBeKept }) => {
        if (!mayBeKept) return this.#drop(key, kept)
        kept.until = this.#now() + KEPT_MS
        page.onGrowth = () => this.#measure(key, kept, page)
        page.onGrowth()
      },
      () => this.#drop(key, kept)
    )
    return kept.making
  }

  /** Forgets all, also what is being made. */
  clear(): void {
    this.#pages.clear()
    this.#bytes = 0
  }

  #measure(key: string, kept: Kept, { bytes }: Page): void {
    if (this.#pages.get(key) !== kept) return
    this.#bytes += bytes - kept.bytes
    kept.bytes = bytes
    for (const [oldest, one] of this.#pages) {
      if (this.#bytes <= this.#most) return
      this.#drop(oldest, one)
    }
  }

  #drop(key: string, kept: Kept): void {
    if (this.#pages.get(key) !== kept) return
    this.#pages.delete(key)
    this.#bytes -= kept.bytes
  }
}
