import type { ScreenRequest } from '@contract/screen'
import { inTime } from '../lib/in-time'
import type { KeptPages, Made } from './kept-pages'
import { withLeadPicture } from './lead-picture'
import { Page } from './page'
import type { PageRenderer } from './renderer'
import { keyOf, mayBeKept } from './screen-request'
import { Skeletons } from './skeletons'
import type { Tally, Why } from './tally'
import type { AnswerByPath } from './thread/messages'

/** So many are drawn at a time: each takes 5 to 10 ms of the processor, and all have to be done within the limit. */
const MOST_AT_ONCE = 16

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

/** Whose request it is. */
export interface Asker {
  readonly isMember: boolean
  /** Whether one more page may be drawn for this address at present. */
  readonly mayDraw: () => boolean
}

/** Draws pages: within a time, a few at a time, and for all who ask for the same only once. */
export class Drawer {
  readonly #parts: DrawerParts
  readonly #skeletons: Skeletons
  #drawing = 0

  constructor(parts: DrawerParts) {
    this.#parts = parts
    this.#skeletons = new Skeletons(parts.renderer)
  }

  /**
   * The page that was ordered, or its skeleton where that does not come in time. `order` finds out who asks, which may take its time
   * as well; `asked` is what is known without.
   * @throws where there is not even a skeleton
   */
  async page(asked: ScreenRequest, asker: Asker, order: () => Promise<Order>): Promise<Page> {
    const began = performance.now()
    const shared = !asker.isMember && mayBeKept(asked)
    const known = shared ? this.#parts.kept.find(keyOf(asked)) : undefined
    if (!known && this.#isFull()) return this.skeleton(asked, 'busy')
    if (!known && !asker.mayDraw()) return this.skeleton(asked, 'often')
    const drawn = known ?? (shared ? this.#keep(asked, order) : this.#draw(order))
    try {
      const left = this.#parts.mostMs - (performance.now() - began)
      const made = await inTime(drawn, left)
      if (made === 'late') return await this.skeleton(asked, 'late')
      this.#parts.tally.count(known ? 'kept' : 'drawn')
      return made.value.page
    } catch (problem) {
      return this.skeleton(asked, 'failed', problem)
    }
  }

  /** The page before any answer, the same for all of its channel. @throws where the build has made none */
  async skeleton(asked: ScreenRequest, why: Why, problem?: unknown): Promise<Page> {
    const { tally } = this.#parts
    tally.count('skeleton', why)
    if (why !== 'asked') tally.tell(why, asked.path, problem)
    return this.#skeletons.of(asked)
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
}
