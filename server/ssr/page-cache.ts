import type { Page } from './page'

/** A page, and whether it may be sent to others. */
export interface RenderResult {
  readonly page: Page
  readonly isCacheable: boolean
}

interface CacheEntry {
  readonly result: Promise<RenderResult>
  /** ms of the clock; Infinity while it is being rendered. */
  expiresAt: number
  bytes: number
}

/** How long a page is sent to others, ms. */
export const PAGE_CACHE_TTL_MS = 5000

/**
 * Short-lived cache of pages that are the same for everybody: each is rendered once for all concurrent requests. The least recently
 * requested are removed first when they exceed `maxBytes`.
 */
export class PageCache {
  readonly #entries = new Map<string, CacheEntry>()
  readonly #maxBytes: number
  readonly #now: () => number
  #bytes = 0

  constructor(maxBytes: number, now: () => number = () => performance.now()) {
    this.#maxBytes = maxBytes
    this.#now = now
  }

  get bytes(): number {
    return this.#bytes
  }

  get size(): number {
    return this.#entries.size
  }

  /** The page that is cached or being rendered. */
  find(key: string): Promise<RenderResult> | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    if (entry.expiresAt <= this.#now()) {
      this.#drop(key, entry)
      return undefined
    }
    // moved to the end of the queue
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.result
  }

  /** Renders it, for this caller and all concurrent ones. */
  render(key: string, render: () => Promise<RenderResult>): Promise<RenderResult> {
    const entry: CacheEntry = { result: render(), expiresAt: Infinity, bytes: 0 }
    this.#entries.set(key, entry)
    entry.result.then(
      ({ page, isCacheable }) => {
        if (!isCacheable) return this.#drop(key, entry)
        entry.expiresAt = this.#now() + PAGE_CACHE_TTL_MS
        page.onGrowth = () => this.#measure(key, entry, page)
        page.onGrowth()
      },
      () => this.#drop(key, entry)
    )
    return entry.result
  }

  /** Clears the cache, including pages being rendered. */
  clear(): void {
    this.#entries.clear()
    this.#bytes = 0
  }

  #measure(key: string, entry: CacheEntry, { bytes }: Page): void {
    if (this.#entries.get(key) !== entry) return
    this.#bytes += bytes - entry.bytes
    entry.bytes = bytes
    for (const [oldest, one] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) return
      this.#drop(oldest, one)
    }
  }

  #drop(key: string, entry: CacheEntry): void {
    if (this.#entries.get(key) !== entry) return
    this.#entries.delete(key)
    this.#bytes -= entry.bytes
  }
}
