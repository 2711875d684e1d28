import { RESULT, SHOWN_RESULT } from '@contract/envelope/codes'
import { BusinessError } from '../../core/business-error'
import type { Queryable } from '../../db/client'
import { listAdmitted, moveQueue, queueState, type Place, type QueueState } from './repository'
import { askAgainAfter, HOLD_MS, MOVE_MS, SOLD_OUT, wordsFor } from './rules'

/** Clocks of processes differ by less than this, ms. */
const OVERLAP_MS = 5000

/** What is known is older than this only while nobody asks, ms: who asks next waits until it is read anew. */
const STALE_MS = 3000

/** What to do with somebody who has a place. */
export type Decision = 'pass' | 'join'

/**
 * What one process knows of the queue of a SKU: who was admitted, and where those wait who asked here. All is read again from PostgreSQL,
 * so a restart, or another process, loses nobody.
 */
export class Queue {
  readonly skuId: string
  readonly #db: Queryable
  #state: QueueState | undefined
  #readAt = Number.NEGATIVE_INFINITY
  #knownAt = Number.NEGATIVE_INFINITY
  #reading: Promise<void> | undefined
  #since = new Date(0)
  /** Members by the token of their session. */
  readonly #memberOf = new Map<string, string>()
  /** Of those who asked here, and of those who were admitted anywhere, by member. */
  readonly #places = new Map<string, Place>()
  /** Keys of orders that were admitted: what was ordered with one is answered whatever is left. */
  readonly #admittedKeys = new Set<string>()
  #moved: { readonly at: number; readonly place: number } | undefined
  #rate = 0

  constructor(skuId: string, db: Queryable) {
    this.skuId = skuId
    this.#db = db
  }

  /** Whether nothing is left, and nobody may still order. */
  get isSoldOut(): boolean {
    return this.#state !== undefined && this.#state.stock <= 0 && this.#state.held === 0
  }

  /** Those who wait. */
  get length(): number {
    return this.#state ? Math.max(0, this.#state.lastPlace - this.#state.admittedPlace) : 0
  }

  /** Moves the queue and reads it, if that was not just done. Nobody waits for it, unless what is known is old. `lives`: see {@link moveQueue}. */
  async follow(now: Date, lives: boolean): Promise<void> {
    if (now.getTime() - this.#readAt >= MOVE_MS) {
      this.#reading ??= this.#read(now, lives).finally(() => (this.#reading = undefined))
      // who asks next tries again; nobody fails because of it
      this.#reading.catch(() => undefined)
    }
    if (now.getTime() - this.#knownAt >= STALE_MS) await this.#reading
  }

  async #read(now: Date, lives: boolean): Promise<void> {
    this.#readAt = now.getTime()
    await moveQueue(this.skuId, now, lives, this.#db)
    const admitted = await listAdmitted(this.skuId, this.#since, this.#db)
    const state = await queueState(this.skuId, now, this.#db)
    for (const place of admitted) this.#learn(place)
    this.#since = new Date(now.getTime() - OVERLAP_MS)
    this.#state = state
    this.#knownAt = now.getTime()
    if (state) this.#measure(now.getTime(), state.admittedPlace)
  }

  /** The pace of the last seconds. */
  #measure(at: number, place: number): void {
    this.#moved ??= { at, place }
    const ms = at - this.#moved.at
    if (ms < OVERLAP_MS) return
    this.#rate = ((place - this.#moved.place) * 1000) / ms
    this.#moved = { at, place }
  }

  #learn(place: Place): void {
    const had = this.#places.get(place.memberId)
    // what was ordered here may not be in what was just read
    const ordered = had?.place === place.place ? (had.orderedAt ?? place.orderedAt) : place.orderedAt
    this.#places.set(place.memberId, { ...place, orderedAt: ordered })
    if (place.admittedAt) this.#admittedKeys.add(place.requestKey)
  }

  /** The member of a session that asked here before. */
  memberOf(token: string): string | undefined {
    return this.#memberOf.get(token)
  }

  /** Somebody has joined. */
  joined(token: string, place: Place): void {
    this.#memberOf.set(token, place.memberId)
    this.#learn(place)
  }

  /** The order of a member's place was made. */
  ordered(memberId: string, at: Date): void {
    const place = this.#places.get(memberId)
    if (place) this.#places.set(memberId, { ...place, orderedAt: at })
  }

  /** Whether all is sold for somebody who is not known here. From memory alone. */
  isOverFor(requestKey: string): boolean {
    return this.isSoldOut && !this.#admittedKeys.has(requestKey)
  }

  /** What somebody is told who has a place and still waits, or waited until all was sold; undefined for all others. */
  waits(token: string, requestKey: string, now: Date): BusinessError | undefined {
    const memberId = this.#memberOf.get(token)
    if (memberId === undefined) return undefined
    try {
      this.decide(memberId, requestKey, now)
      return undefined
    } catch (problem) {
      if (problem instanceof BusinessError) return problem
      throw problem
    }
  }

  /**
   * Whether a member may order now, or joins first.
   * @throws BusinessError 931 with the place while they wait, 901 if all was sold meanwhile
   */
  decide(memberId: string, requestKey: string, now: Date): Decision {
    const place = this.#places.get(memberId)
    if (!place) return 'join'
    if (place.orderedAt) return place.requestKey === requestKey ? 'pass' : 'join'
    if (place.admittedAt) return now.getTime() - place.admittedAt.getTime() < HOLD_MS ? 'pass' : 'join'
    if (place.place <= (this.#state?.endedPlace ?? 0)) {
      this.#places.delete(memberId)
      throw soldOut()
    }
    throw this.wait(place.place)
  }

  /** What somebody at this place is told; the last place by default. */
  wait(place: number = this.#state?.lastPlace ?? 0): BusinessError {
    const { stock = 0, held = 0, admittedPlace = 0 } = this.#state ?? {}
    const waiting = {
      ahead: Math.max(0, place - admittedPlace - 1),
      pieces: Math.max(0, stock - held),
      rate: this.#rate
    }
    const retryAfterSeconds = askAgainAfter(waiting, Math.random())
    return new BusinessError(SHOWN_RESULT.queued, wordsFor(waiting, retryAfterSeconds), { retryAfterSeconds })
  }
}

/** All pieces are in orders. */
export const soldOut = () => new BusinessError(RESULT.soldOut, SOLD_OUT)
