const MINUTE_MS = 60_000
/** Maximum number of addresses counted; more would not come from visitors. */
const MAX_ADDRESSES = 50_000

/**
 * Limits pages rendered per address and minute, in this process: the same number as for calls. Beyond it skeletons are sent, whose
 * pages do their own reads, which count as calls.
 */
export class RenderLimit {
  readonly #max: number
  readonly #rendered = new Map<string, number>()
  #minute = 0

  /** `most` per minute; 0: no limit. */
  constructor(max: number) {
    this.#max = max
  }

  /** Uses up one of this address's pages; false if none is left in this minute. */
  take(address: string, now: Date): boolean {
    if (this.#max === 0) return true
    const minute = Math.floor(now.getTime() / MINUTE_MS)
    if (minute !== this.#minute) {
      this.#minute = minute
      this.#rendered.clear()
    }
    const rendered = this.#rendered.get(address) ?? 0
    if (rendered >= this.#max || (rendered === 0 && this.#rendered.size >= MAX_ADDRESSES)) return false
    this.#rendered.set(address, rendered + 1)
    return true
  }
}
