import { patience } from '../../../__tests__/support/patience'
import type { Listener } from '../../support/voice/listener'
import { walk, type Element } from '../host/element'
import { asText } from '../host/json'
import type { MiniProgram } from '../host/mini-program'
import { squeezed } from './name'
import { attributeOf, isSilent } from './semantics'
import { stopsIn, type Stop } from './stops'
import { spoken, transcriptOf } from './transcript'

/** What is not said in this time never is, ms. */
const NEVER_MS = 45_000
/** Between two rounds through a page on which something may still come, ms. */
const BETWEEN_MS = 20

const idOf = ({ attrs, tag }: Element) => asText(attrs['id']) || tag

/** A mini-program in the hands of somebody who hears it. */
export class Reader implements Listener {
  /** What has the cursor, and which of its pieces of text. */
  private at: { readonly element: Element; readonly piece: number } | undefined
  private page: string | undefined

  constructor(private readonly app: MiniProgram) {}

  /** The modal dialog that lies over all else. */
  private get dialog(): Element | undefined {
    return [...walk(this.app.page.screen.root)].findLast(
      (element) => !isSilent(element) && attributeOf(element, 'aria-modal') === 'true'
    )
  }

  /** Where one can swipe to: in a modal dialog nothing but it (`aria-modal`). */
  private get area(): Element {
    return this.dialog ?? this.app.page.screen.root
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

  /** Puts the cursor on a stop. */
  private go(stops: readonly Stop[], index: number): string | undefined {
    const stop = stops[index]
    if (!stop) return undefined
    const first = stops.findIndex(({ element }) => element === stop.element)
    this.at = { element: stop.element, piece: index - first }
    return spoken(stop)
  }

  private async move(by: 1 | -1): Promise<string | undefined> {
    await this.app.settle()
    const stops = stopsIn(this.area)
    return this.go(stops, this.indexIn(stops) + by)
  }

  next(): Promise<string | undefined> {
    return this.move(1)
  }

  previous(): Promise<string | undefined> {
    return this.move(-1)
  }

  private get said(): string {
    const stops = stopsIn(this.area)
    const stop = stops[this.indexIn(stops)]
    return stop ? spoken(stop) : ''
  }

  async heard(): Promise<string> {
    await this.app.settle()
    return this.said
  }

  /** Looks again until something is found. @throws Error with what is said instead */
  private async until<T>(what: string, look: () => T | undefined): Promise<T> {
    for (const end = Date.now() + patience(NEVER_MS); Date.now() < end;) {
      await this.app.settle()
      const found = look()
      if (found !== undefined) return found
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS))
    }
    throw new Error(`${what} at ${this.app.path}:\n${transcriptOf(this.area)}\n${this.app.toasts.join('\n')}`)
  }

  find(words: RegExp): Promise<string> {
    return this.until(`${String(words)} is not said`, () => {
      const stops = stopsIn(this.area)
      const from = this.indexIn(stops) + 1
      const says = (stop: Stop) => words.test(spoken(stop))
      const onward = stops.slice(from).findIndex(says)
      return this.go(stops, onward < 0 ? stops.findIndex(says) : from + onward)
    })
  }

  async activate(): Promise<void> {
    await this.app.settle()
    const stops = stopsIn(this.area)
    const stop = stops[this.indexIn(stops)]
    if (!stop?.acts || stop.states.includes('已停用')) throw new Error(`“${this.said}” does nothing`)
    await this.app.tapOn(stop.element)
  }

  async use(words: RegExp): Promise<void> {
    await this.find(words)
    await this.activate()
  }

  async type(words: RegExp, text: string): Promise<void> {
    const said = await this.find(words)
    if (!this.at || !said.includes('文本框')) throw new Error(`“${said}” is no field`)
    await this.app.typeIn(this.at.element, text)
  }

  /** WeChat says the title of a page that it opens; a modal dialog has the cursor by `aria-modal`. */
  async arrive(words: RegExp): Promise<void> {
    await this.until(`${String(words)} is not where the cursor is`, () => {
      const { dialog, app } = this
      const said = dialog ? `${squeezed(attributeOf(dialog, 'aria-label'))}，对话框` : app.title
      return words.test(said) || undefined
    })
  }

  /** WeChat says its own short messages. */
  async told(words: RegExp): Promise<void> {
    await this.until(`${String(words)} is never said by itself`, () => {
      const live = stopsIn(this.app.page.screen.root).filter(({ parts }) => parts.some((part) => part.live))
      return [...this.app.toasts, ...live.map(spoken)].some((said) => words.test(said)) || undefined
    })
  }

  back(): Promise<void> {
    return this.app.back()
  }
}
