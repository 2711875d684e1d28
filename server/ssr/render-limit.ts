const MINUTE_MS = 60_000
/** Addresses that are counted at a time; more are not of visitors. */
const MAX_ADDRESSES = 50_000

/**
 * How many pages are drawn for one address in a minute, in this process: the same as calls. Whoever wants more gets skeletons, whose
 * pages ask for themselves and are counted as calls.
 */
export class RenderLimit {
  readonly #max: number
  readonly #rendered = new Map<string, number>()
  #minute = 0

  /** `most` a minute; 0: no limit. */
  constructor(max: number) {
    this.#max = max
  }

  /** Takes one of the pages of this address; false where there is none left in this minute. */
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
