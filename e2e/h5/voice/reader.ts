import type { CDPSession, Page } from 'playwright-core'
import { patience } from '../../../__tests__/support/patience'
import type { Listener } from '../../support/voice/listener'
import { heardTree, type Heard } from '../support/ax-tree'
import { announcementsOf, watchLiveRegions } from './live-regions'

/** What is not said in this time never is, ms. */
const NEVER_MS = 30_000
/** Between two rounds through a page on which something may still come, ms. */
const BETWEEN_MS = 150

/** What a screen reader does to activate an element: the focus goes there, and it is clicked. */
function doDefault(this: HTMLElement): void {
  this.focus({ preventScroll: true })
  this.click()
}

/** What can be reached from where the cursor is. */
interface Look {
  readonly stops: readonly Heard[]
  /** The place of the cursor among them; -1 before the first. */
  readonly index: number
  /** What is said where the cursor is: of a stop, or of a dialog that has the focus. */
  readonly said: string
}

/** A browser in the hands of somebody who hears it. What can be known here is in Chromium's accessibility tree, and nothing else. */
export class Reader implements Listener {
  /** What has the cursor, by Chromium's number of it. */
  private at: number | undefined
  /** What had the focus when last looked at: the cursor goes where it goes. */
  private focus: number | undefined
  /** Nothing was activated yet on this document: a screen reader says its title. */
  private isNew = false

  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession
  ) {
    page.on('domcontentloaded', () => (this.isNew = true))
  }

  /** A reader for a page, before it opens its first address. */
  static async of(page: Page): Promise<Reader> {
    await watchLiveRegions(page)
    return new Reader(page, await page.context().newCDPSession(page))
  }

  /** In a modal dialog only its own stops can be reached. */
  private async look(): Promise<Look> {
    const { lines, focused } = await heardTree(this.session)
    const dialog = lines.findLast((line) => line.dialog !== undefined)?.dialog
    const stops = lines.filter((line) => line.isStop && line.dialog === dialog)
    const focus = focused?.id ?? lines.find(({ isFocused }) => isFocused)?.id
    if (focus !== undefined && focus !== this.focus) this.at = focus
    this.focus = focus
    const index = stops.findIndex(({ id }) => id === this.at)
    return { stops, index, said: stops[index]?.said ?? (focused?.id === this.at ? focused?.said : '') ?? '' }
  }

  private async move(by: 1 | -1): Promise<string | undefined> {
    const { stops, index } = await this.look()
    const stop = stops[index + by]
    if (!stop) return undefined
    this.at = stop.id
    return stop.said
  }

  next(): Promise<string | undefined> {
    return this.move(1)
  }

  previous(): Promise<string | undefined> {
    return this.move(-1)
  }

  async heard(): Promise<string> {
    return (await this.look()).said
  }

  async arrive(words: RegExp): Promise<void> {
    await this.until(words, 'is not where the cursor is', async () => {
      const { said } = await this.look()
      return said || (this.isNew ? await this.page.title() : '')
    })
  }

  /** Looks again until this is said. @throws Error with what is said instead */
  private async until(words: RegExp, fault: string, hear: () => Promise<string>): Promise<void> {
    let said = ''
    for (const end = Date.now() + patience(NEVER_MS); Date.now() < end;) {
      said = await hear()
      if (words.test(said)) return
      await this.page.waitForTimeout(BETWEEN_MS)
    }
    throw new Error(`${String(words)} ${fault} at ${this.page.url()}:\n${said}`)
  }

  async find(words: RegExp): Promise<string> {
    let all: readonly Heard[] = []
    for (const end = Date.now() + patience(NEVER_MS); Date.now() < end;) {
      const { stops, index } = await this.look()
      const found = [...stops.slice(index + 1), ...stops].find(({ said }) => words.test(said))
      if (found) {
        this.at = found.id
        return found.said
      }
      all = stops
      await this.page.waitForTimeout(BETWEEN_MS)
    }
    throw new Error(
      `${String(words)} is not said at ${this.page.url()}:\n${all.map(({ said }) => said).join('\n')}`
    )
  }

  async activate(): Promise<void> {
    const { stops, index } = await this.look()
    const stop = stops[index]
    if (!stop?.acts) throw new Error(`“${stop?.said ?? ''}” does nothing`)
    const { object } = await this.session.send('DOM.resolveNode', { backendNodeId: stop.id })
    await this.session.send('Runtime.callFunctionOn', {
      objectId: object.objectId ?? '',
      functionDeclaration: String(doDefault),
      userGesture: true
    })
    this.isNew = false
  }

  async use(words: RegExp): Promise<void> {
    await this.find(words)
    await this.activate()
  }

  async type(words: RegExp, text: string): Promise<void> {
    const said = await this.find(words)
    if (!said.includes('文本框')) throw new Error(`“${said}” is no field`)
    await this.activate()
    await this.page.keyboard.press('Control+A')
    await this.page.keyboard.insertText(text)
  }

  told(words: RegExp): Promise<void> {
    return this.until(words, 'is never said by itself', async () =>
      (await announcementsOf(this.page)).join('\n')
    )
  }

  async back(): Promise<void> {
    await this.page.goBack()
  }
}
