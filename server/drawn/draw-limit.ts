const MINUTE_MS = 60_000
/** Addresses that are counted at a time; more are not of visitors. */
const MOST_ADDRESSES = 50_000

/**
 * How many pages are drawn for one address in a minute, in this process: the same as calls. Whoever wants more gets skeletons, whose
 * pages ask for themselves and are counted as calls.
 */
export class DrawLimit {
  readonly #most: number
  readonly #drawn = new Map<string, number>()
  #minute = 0

  /** `most` a minute; 0: no limit. */
  constructor(most: number) {
    this.#most = most
  }

  /** Takes one of the pages of this address; false where there is none left in this minute. */
  take(address: string, now: Date): boolean {
    if (this.#most === 0) return true
    const minute = Math.floor(now.getTime() / MINUTE_MS)
    if (minute !== this.#minute) {
      this.#minute = minute
      this.#drawn.clear()
    }
    const drawn = this.#drawn.get(address) ?? 0
    if (drawn >= this.#most || (drawn === 0 && this.#drawn.size >= MOST_ADDRESSES)) return false
    this.#drawn.set(address, drawn + 1)
    return true
  }
}
