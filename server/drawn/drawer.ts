import type { AnswerRead, Renderer, ScreenRequest } from '@contract/screen'
import { inTime } from './in-time'
import type { KeptPages, Made } from './kept-pages'
import { Page } from './page'
import { keyOf, mayBeKept } from './screen-request'
import type { Tally, Why } from './tally'
import { Turn } from './turn'

/** So many are drawn at a time: each takes 10 ms of the processor, and all have to be done within the limit. */
const MOST_AT_ONCE = 16

/** In the place of a member whom a skeleton does not name. */
const SOMEBODY = 'somebody'

export interface DrawerParts {
  readonly renderer: Renderer
  readonly kept: KeptPages
  readonly tally: Tally
  /** See `Settings.pageMs`. */
  readonly mostMs: number
  /** Calls wait to be let in: what costs much has to wait for better times. */
  readonly isBusy: () => boolean
  readonly pictureOf: (address: string) => string | undefined
  readonly turn?: Turn
}

/** A crowd has taken the turn: this page is a skeleton. */
class TurnIsOver extends Error {}

/** A request for a page, once it is known who asks. */
export interface Order {
  readonly screen: ScreenRequest
  readonly answer: AnswerRead
}

/** Draws pages: within a time, a few at a time, and for all who ask for the same only once. */
export class Drawer {
  readonly #parts: DrawerParts
  readonly #turn: Turn
  #drawing = 0

  constructor(parts: DrawerParts) {
    this.#parts = parts
    this.#turn = parts.turn ?? new Turn()
  }

  /**
   * The page that was ordered, or its skeleton where that does not come in time. `order` finds out who asks, which may take its time
   * as well; `asked` is what is known without.
   * @throws where not even the skeleton can be drawn
   */
  async page(asked: ScreenRequest, isMembers: boolean, order: () => Promise<Order>): Promise<Page> {
    const began = performance.now()
    const shared = !isMembers && mayBeKept(asked)
    const known = shared ? this.#parts.kept.find(keyOf(asked)) : undefined
    if (!known && this.#isFull()) return this.skeleton(asked, isMembers, 'busy')
    const drawn = known ?? (shared ? this.#keep(asked, order) : this.#draw(order))
    try {
      const left = this.#parts.mostMs - (performance.now() - began)
      const made = await inTime(drawn, left)
      if (made === 'late') return await this.skeleton(asked, isMembers, 'late')
      this.#parts.tally.count(known ? 'kept' : 'drawn')
      return made.value.page
    } catch (problem) {
      if (problem instanceof TurnIsOver) return this.skeleton(asked, isMembers, 'busy')
      return this.skeleton(asked, isMembers, 'failed', problem)
    }
  }

  /** The page before any answer, the same for all members, or visitors, with a device like this one. */
  async skeleton(asked: ScreenRequest, isMembers: boolean, why: Why, problem?: unknown): Promise<Page> {
    const { kept, tally } = this.#parts
    tally.count('skeleton', why)
    if (why !== 'asked') tally.tell(why, asked.path, problem)
    const screen = { ...asked, memberId: isMembers ? SOMEBODY : null }
    const key = `skeleton ${keyOf(screen)}`
    const make = async (): Promise<Made> => this.#skeleton(screen)
    return (await (kept.find(key) ?? kept.make(key, make))).page
  }

  #isFull(): boolean {
    return this.#drawing >= MOST_AT_ONCE || this.#parts.isBusy()
  }

  #keep(asked: ScreenRequest, order: () => Promise<Order>): Promise<Made> {
    return this.#parts.kept.make(keyOf(asked), () => this.#draw(order))
  }

  async #draw(order: () => Promise<Order>): Promise<Made> {
    const { renderer, pictureOf, tally } = this.#parts
    this.#drawing += 1
    try {
      const { screen, answer } = await order()
      if (!this.#turn.hasTime()) throw new TurnIsOver()
      const began = performance.now()
      const drawn = await renderer.draw(screen, answer)
      const page = new Page(renderer.document(drawn, { pictureOf }))
      tally.drew(performance.now() - began)
      return { page, mayBeKept: drawn.failed === 0 }
    } finally {
      this.#drawing -= 1
    }
  }

  #skeleton(screen: ScreenRequest): Made {
    const { renderer } = this.#parts
    const html = renderer.document(renderer.skeleton(screen), { anyone: true })
    return { page: new Page(html), mayBeKept: mayBeKept({ ...screen, memberId: null }) }
  }
}
