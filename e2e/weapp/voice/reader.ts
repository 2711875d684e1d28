import { walk, type Element } from '../host/element'
import { asText } from '../host/json'
import type { MiniProgram } from '../host/mini-program'
import { attributeOf, isSilent } from './semantics'
import { stopsIn, type Stop } from './stops'
import { spoken, transcriptOf } from './transcript'

const idOf = ({ attrs, tag }: Element) => asText(attrs['id']) || tag

/** A mini-program in the hands of somebody who hears it: swipes to the next stop and the one before, and double taps. */
export class Reader {
  /** What has the cursor, and which of its pieces of text. */
  private at: { readonly element: Element; readonly piece: number } | undefined
  private page: string | undefined

  constructor(private readonly app: MiniProgram) {}

  /** Where one can swipe to: in a modal dialog nothing but it (`aria-modal`). */
  private get area(): Element {
    const { root } = this.app.page.screen
    const dialogs = [...walk(root)].filter(
      (element) => !isSilent(element) && attributeOf(element, 'aria-modal') === 'true'
    )
    return dialogs.at(-1) ?? root
  }

  /** The stop that has the cursor; -1 before the first one: another page was opened, or what had it is gone. */
  private indexIn(stops: readonly Stop[]): number {
    if (this.page !== this.app.path) this.at = undefined
    this.page = this.app.path
    if (!this.at) return -1
    const { element, piece } = this.at
    const first = stops.findIndex((stop) => stop.element === element || idOf(stop.element) === idOf(element))
    return first < 0 ? first : Math.min(first + piece, stops.length - 1)
  }

  private move(by: 1 | -1): string | undefined {
    const stops = stopsIn(this.area)
    const index = this.indexIn(stops) + by
    const stop = stops[index]
    if (!stop) return undefined
    const first = stops.findIndex(({ element }) => element === stop.element)
    this.at = { element: stop.element, piece: index - first }
    return spoken(stop)
  }

  /** Swipes on; gives what is said, or nothing at the end. */
  next(): string | undefined {
    return this.move(1)
  }

  /** Swipes back. */
  previous(): string | undefined {
    return this.move(-1)
  }

  /** What is said of the stop that has the cursor now. */
  get heard(): string {
    const stops = stopsIn(this.area)
    const stop = stops[this.indexIn(stops)]
    return stop ? spoken(stop) : ''
  }

  /** Swipes on until this is said, and once more from the top. @throws Error with all that is said when it never is */
  find(words: RegExp): string {
    for (let round = 0; round < 2; round += 1) {
      for (let said = this.next(); said !== undefined; said = this.next()) if (words.test(said)) return said
      this.at = undefined
    }
    throw new Error(`${String(words)} is not said here:\n${transcriptOf(this.area)}`)
  }

  /** Double taps what has the cursor. @throws Error where that does nothing */
  async activate(): Promise<void> {
    const stops = stopsIn(this.area)
    const stop = stops[this.indexIn(stops)]
    if (!stop?.acts || stop.states.includes('已停用')) throw new Error(`“${this.heard}” does nothing`)
    await this.app.tapOn(stop.element)
  }

  /** Finds the field that says this and types into it. */
  async type(words: RegExp, text: string): Promise<void> {
    this.find(words)
    if (!this.at || !this.heard.includes('文本框')) throw new Error(`“${this.heard}” is no field`)
    await this.app.typeIn(this.at.element, text)
  }

  /** Finds what says this and double taps it. */
  async use(words: RegExp): Promise<void> {
    this.find(words)
    await this.activate()
  }
}
