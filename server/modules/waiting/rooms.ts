import type { Queryable } from '../../db/client'
import { hashToken } from '../../core/session-token'
import { BusinessError, loginExpired } from '../../core/business-error'
import { readSessions } from '../session'
import { soldOut, Queue } from './queue'
import { joinQueue, listOpenRooms, noteOrdered, openRoom, type Joining, type Place } from './repository'
import { fewPieces, ROOM_LIFE_MS, RUSH_PER_SECOND } from './rules'

/** An order that somebody asks for, before anything of it is looked up. */
export interface Asked {
  readonly token: string
  readonly requestKey: string
  /** Pieces by SKU. */
  readonly pieces: ReadonlyMap<string, number>
  readonly now: Date
}

/** Called when the order was made. */
export type Passed = (now: Date) => Promise<void>

/** How long a process relies on the list of open rooms, ms. */
const LIST_MS = 1000
/** Who joins waits this long for others, so that one statement is for all of them, ms. */
const GATHER_MS = 50

interface Entering {
  readonly asked: Asked
  readonly quantity: number
  readonly settle: (problem?: Error) => void
}

/** The waiting rooms, as one process sees them (ADR 0106). Orders of goods without one pass with no statement of their own. */
export class WaitingRooms {
  readonly #db: Queryable
  readonly #byRush: boolean
  readonly #queues = new Map<string, Queue>()
  readonly #entering = new Map<Queue, Entering[]>()
  #listedAt = Number.NEGATIVE_INFINITY
  #listing: Promise<void> | undefined
  /** Orders of this second, by SKU. */
  readonly #asked = new Map<string, number>()
  #second = 0
  readonly #opening = new Set<string>()

  /** `byRush`: a rush opens one by itself. */
  constructor(db: Queryable, byRush: boolean) {
    this.#db = db
    this.#byRush = byRush
  }

  /** Whether any room is open: orders then have a queue of their own before the server. */
  get isAnyOpen(): boolean {
    return this.#queues.size > 0
  }

  /**
   * Lets an order pass, or says where its buyer waits.
   * @returns what to call once it was made; undefined if nobody waits for these goods
   * @throws BusinessError 931 with the place, 901 if all is sold, 305
   */
  async expectTurn(asked: Asked): Promise<Passed | undefined> {
    await this.#list(asked.now)
    const passed: string[] = []
    let memberId = ''
    for (const [skuId, quantity] of asked.pieces) {
      const count = this.#count(skuId, asked.now)
      const queue = this.#queues.get(skuId)
      if (!queue) {
        if (this.#byRush && count >= RUSH_PER_SECOND) await this.#openFor(skuId, count, asked.now)
        continue
      }
      memberId = await this.#expectTurnIn(queue, quantity, asked, count)
      passed.push(skuId)
    }
    if (passed.length === 0) return undefined
    return async (now) => {
      for (const skuId of passed) {
        this.#queues.get(skuId)?.ordered(memberId, now)
        // the order was made, whatever becomes of this: its place ends by itself a little later
        await noteOrdered(skuId, memberId, now, this.#db).catch(() => undefined)
      }
    }
  }

  /** What somebody is told who asked here before with this key and still waits; undefined for all others. From memory. */
  waits({ token, requestKey, now }: Omit<Asked, 'pieces'>): BusinessError | undefined {
    for (const queue of this.#queues.values()) {
      const refusal = queue.waits(token, requestKey, now)
      if (refusal === undefined) continue
      // nobody waits for it here, but it moves because somebody asks, and an operator may have closed it
      void queue.follow(now, true)
      this.#list(now).catch(() => undefined)
      return refusal
    }
    return undefined
  }

  async #expectTurnIn(queue: Queue, quantity: number, asked: Asked, count: number): Promise<string> {
    const { requestKey, now } = asked
    await queue.follow(now, queue.length > 0 || count >= RUSH_PER_SECOND)
    const { token } = asked
    const known = queue.memberOf(token)
    if (known !== undefined && queue.decide(known, requestKey, now) === 'pass') return known
    if (queue.isOverFor(requestKey)) throw soldOut()
    await new Promise<void>((resolve, reject) => {
      const settle = (problem?: Error) => (problem === undefined ? resolve() : reject(problem))
      this.#enter(queue, { asked, quantity, settle })
    })
    const memberId = queue.memberOf(token)
    if (memberId !== undefined && queue.decide(memberId, requestKey, now) === 'pass') return memberId
    // another call of the member took the place meanwhile: the next one sees it
    throw queue.wait()
  }

  #enter(queue: Queue, entering: Entering): void {
    const others = this.#entering.get(queue)
    if (others) return void others.push(entering)
    const all = [entering]
    this.#entering.set(queue, all)
    setTimeout(() => {
      this.#entering.delete(queue)
      this.#enterAll(queue, all).catch((problem: Error) => {
        for (const { settle } of all) settle(problem)
      })
    }, GATHER_MS)
  }

  async #enterAll(queue: Queue, all: readonly Entering[]): Promise<void> {
    const now = all[0]?.asked.now ?? new Date()
    const sessions = await readSessions(
      all.map(({ asked }) => hashToken(asked.token)),
      now,
      this.#db
    )
    const memberOf = (asked: Asked) => sessions.get(hashToken(asked.token))
    // several tabs of one member are one place
    const joining = new Map<string, Joining>()
    for (const { quantity, asked } of all) {
      const memberId = memberOf(asked)
      if (memberId !== undefined && !joining.has(memberId))
        joining.set(memberId, { memberId, quantity, requestKey: asked.requestKey })
    }
    const places = new Map<string, Place>()
    for (const place of await joinQueue(queue.skuId, [...joining.values()], now, this.#db))
      places.set(place.memberId, place)
    for (const { asked, settle } of all) {
      const memberId = memberOf(asked)
      const place = memberId === undefined ? undefined : places.get(memberId)
      if (place) queue.joined(asked.token, place)
      settle(place ? undefined : loginExpired())
    }
  }

  /** Orders of a SKU in this second, with this one. */
  #count(skuId: string, now: Date): number {
    const second = Math.floor(now.getTime() / 1000)
    if (second !== this.#second) {
      this.#second = second
      this.#asked.clear()
      this.#opening.clear()
    }
    const count = (this.#asked.get(skuId) ?? 0) + 1
    this.#asked.set(skuId, count)
    return count
  }

  /** A rush for few pieces. Looked up once a second at most. */
  async #openFor(skuId: string, perSecond: number, now: Date): Promise<void> {
    if (this.#opening.has(skuId)) return
    this.#opening.add(skuId)
    const to = new Date(now.getTime() + ROOM_LIFE_MS)
    if (await openRoom(skuId, { from: now, to }, fewPieces(perSecond), this.#db))
      this.#queues.set(skuId, new Queue(skuId, this.#db))
  }

  /** What other processes and operators opened, and what closed. */
  async #list(now: Date): Promise<void> {
    if (now.getTime() - this.#listedAt < LIST_MS) return
    this.#listing ??= this.#readList(now).finally(() => (this.#listing = undefined))
    await this.#listing
  }

  async #readList(now: Date): Promise<void> {
    const open = new Set(await listOpenRooms(now, this.#db))
    this.#listedAt = now.getTime()
    for (const skuId of open)
      if (!this.#queues.has(skuId)) this.#queues.set(skuId, new Queue(skuId, this.#db))
    for (const skuId of this.#queues.keys()) if (!open.has(skuId)) this.#queues.delete(skuId)
  }
}
