import type { ScreenRequest } from '@contract/screen'
import { inTime } from '../lib/in-time'
import type { KeptPages, Made } from './kept-pages'
import { withLeadPicture } from './lead-picture'
import { Page } from './page'
import type { PageRenderer } from './renderer'
import { keyOf, mayBeKept } from './screen-request'
import type { Tally, Why } from './tally'
import type { AnswerByPath } from './thread/messages'

/** So many are drawn at a time: each takes 5 to 10 ms of the processor, and all have to be done within the limit. */
const MOST_AT_ONCE = 16

/** In the place of a member whom a skeleton does not name. */
const SOMEBODY = 'somebody'

export interface DrawerParts {
  readonly renderer: PageRenderer
  readonly kept: KeptPages
  readonly tally: Tally
  /** See `Settings.pageMs`. */
  readonly mostMs: number
  /** Calls wait to be let in: what costs much has to wait for better times. */
  readonly isBusy: () => boolean
  /** A picture of ours as a `data:` address; undefined where it is to be fetched. */
  readonly pictureOf: (address: string) => string | undefined
}

/** A request for a page, once it is known who asks. */
export interface Order {
  readonly screen: ScreenRequest
  readonly answer: AnswerByPath
}

/** Draws pages: within a time, a few at a time, and for all who ask for the same only once. */
export class Drawer {
  readonly #parts: DrawerParts
  #drawing = 0

  constructor(parts: DrawerParts) {
    this.#parts = parts
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
      const began = performance.now()
      const { html, failed, drawMs } = await renderer.page(screen, answer)
      tally.drew(drawMs, performance.now() - began)
      return { page: new Page(withLeadPicture(html, pictureOf)), mayBeKept: failed === 0 }
    } finally {
      this.#drawing -= 1
    }
  }

  #skeleton(screen: ScreenRequest): Made {
    const { renderer } = this.#parts
    const page = new Page(renderer.skeleton(screen))
    return { page, mayBeKept: mayBeKept({ ...screen, memberId: null }) }
  }
}
