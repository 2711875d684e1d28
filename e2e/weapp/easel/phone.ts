import '../../../config/jest/second-try.cjs'
import {
  chromium,
  type Browser,
  type BrowserContext,
  type Frame,
  type Locator,
  type Page
} from 'playwright-core'
import { CHROMIUM_ARGS, NO_PICTURES } from '../../support/chromium-args'
import { patience } from '../../../__tests__/support/patience'
import type { Phone } from '../host/phone'
import { seeAll } from '../paint/see-all'
import { EaselHand, NEVER_MS, optionsOf, phoneOfStart, siteOf, type EaselStart } from './easel-hand'

/** A finger is seen so often, ms. */
const FRAME_MS = 16

export interface ChromiumStart extends EaselStart {
  readonly dark?: boolean
  readonly deviceScaleFactor?: number
  /** So many times slower is the phone than this machine. */
  readonly slower?: number
}

/** Taps an element on its own words, where it has some: the rest of it may lie under something else. */
async function touch(found: Locator): Promise<void> {
  const position = await found.evaluate((element) => {
    const words = [...element.childNodes].find((node) => node.nodeType === 3 && node.textContent?.trim())
    if (!words) return undefined
    const range = document.createRange()
    range.selectNodeContents(words)
    const [line] = range.getClientRects()
    if (!line) return undefined
    const { left, top } = element.getBoundingClientRect()
    return {
      x: line.left + line.width / 2 - left - element.clientLeft,
      y: line.top + line.height / 2 - top - element.clientTop
    }
  })
  await found.tap(position ? { position } : {})
}

let browser: Promise<Browser> | undefined
let flags: readonly string[] = []
const running: EaselPhone[] = []

/** For the file that calls it: its pictures are not loaded, as where the mini host is painted for its texts. */
export function hidePictures(): void {
  flags = [NO_PICTURES]
}

/** The mini-program on glass-easel in Chromium, in somebody's hand: what they see and touch. */
export class EaselPhone extends EaselHand {
  private constructor(
    readonly page: Page,
    readonly context: BrowserContext,
    phone: Phone
  ) {
    super(phone)
  }

  /** Opens the mini-program on a new phone, unless one is given, as a link to `path` does. */
  static async open(start: ChromiumStart = {}): Promise<EaselPhone> {
    const { width = 375, height = 812, dark = false, deviceScaleFactor = 1 } = start
    const phone = phoneOfStart(start)
    browser ??= chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [...CHROMIUM_ARGS, ...flags]
    })
    const context = await (
      await browser
    ).newContext({
      viewport: { width, height },
      deviceScaleFactor,
      isMobile: true,
      hasTouch: true,
      locale: 'zh-CN',
      reducedMotion: 'reduce',
      colorScheme: dark ? 'dark' : 'light'
    })
    // tsx and esbuild give functions their names with it, also those that run in the browser
    await context.addInitScript('globalThis.__name = (named) => named')
    await context.addInitScript(
      (told) => {
        window.easelOptions = told
      },
      optionsOf(start, phone)
    )
    if (start.seeAll) await context.addInitScript(seeAll)
    const page = await context.newPage()
    page.setDefaultTimeout(patience(NEVER_MS))
    if (start.slower) {
      const client = await context.newCDPSession(page)
      await client.send('Emulation.setCPUThrottlingRate', { rate: start.slower })
    }
    await page.goto(siteOf(start), { waitUntil: 'load' })
    const opened = new EaselPhone(page, context, phone)
    running.push(opened)
    return opened
  }

  /** The document of the page that is shown. */
  async shown(): Promise<Frame> {
    const name = await this.page.evaluate(() => window.easel?.stack.shown?.window.element.name)
    const frame = name ? this.page.frame({ name }) : null
    if (!frame) throw new Error(`no page is open\n${(await this.problems()).join('\n')}`)
    return frame
  }

  async inHost<R, G = undefined>(work: (given: G) => R, given?: G): Promise<Awaited<R>> {
    return await this.page.evaluate<Awaited<R>, unknown>(work as (given: unknown) => Awaited<R>, given)
  }

  async inPage<R, G = undefined>(work: (given: G) => R, given?: G): Promise<Awaited<R>> {
    const page = await this.shown()
    return await page.evaluate<Awaited<R>, unknown>(work as (given: unknown) => Awaited<R>, given)
  }

  /** How many elements the shown page has for WeChat: what its tags are made of here is not counted. */
  async nodes(): Promise<number> {
    return (await this.shown()).evaluate(
      () => [...document.querySelectorAll('*')].filter(({ tagName }) => tagName.startsWith('WX-')).length
    )
  }

  setOnline(online: boolean): Promise<void> {
    return this.context.setOffline(!online)
  }

  /** What is seen with just these words, or else with these among others, or has this selector: a class, an id, a tag of WeChat. */
  async find(words: string | RegExp, nth = 0): Promise<Locator> {
    const frame = await this.shown()
    const seen = (found: Locator) => {
      const visible = found.filter({ visible: true })
      return nth < 0 ? visible.last() : visible.nth(nth)
    }
    if (typeof words === 'string' && /^([.#]|wx-)/.test(words)) return seen(frame.locator(words))
    const just = seen(frame.getByText(words, { exact: true }))
    return (await just.count()) > 0 ? just : seen(frame.getByText(words))
  }

  /** Scrolls down until these words are there. */
  async scrollTo(words: string | RegExp, nth = 0): Promise<Locator> {
    await this.scrollUntil(String(words), async () => (await (await this.find(words, nth)).count()) > 0)
    return this.find(words, nth)
  }

  async lookFor(words: string, nth = 0): Promise<void> {
    await this.scrollTo(words, nth)
  }

  /** A finger taps what has these words: where it is, and only if nothing lies over it. */
  async tap(words: string | RegExp, nth = 0): Promise<void> {
    await touch(await this.scrollTo(words, nth))
  }

  /** Types into the field with this hint. */
  async type(hint: string, text: string): Promise<void> {
    const field = await this.field(hint)
    await field.tap()
    await field.fill(text)
    await field.blur()
  }

  /** What stands in the field with this hint. */
  async typed(hint: string): Promise<string> {
    return (await this.field(hint)).inputValue()
  }

  private async field(hint: string): Promise<Locator> {
    return (await this.shown()).locator(`[data-hint="${hint}"]`).filter({ visible: true }).last()
  }

  /** Moves one finger by these px, in steps of a frame: it is as fast on a busy machine. */
  async drag(from: { x: number; y: number }, by: { x?: number; y?: number }, steps = 8): Promise<void> {
    const client = await this.context.newCDPSession(this.page)
    let timestamp = Date.now() / 1000
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        timestamp: (timestamp += FRAME_MS / 1000),
        touchPoints: type === 'touchEnd' ? [] : [{ x, y }]
      })
    const { x = 0, y = 0 } = by
    await send('touchStart', from.x, from.y)
    for (let step = 1; step <= steps; step += 1) {
      await send('touchMove', from.x + (x * step) / steps, from.y + (y * step) / steps)
      await this.page.waitForTimeout(FRAME_MS)
    }
    await send('touchEnd', 0, 0)
    await client.detach()
  }

  /** Where something is on the screen, px: the page's window may begin below WeChat's bar. */
  async boxOf(
    words: string | RegExp,
    nth = 0
  ): Promise<{ x: number; y: number; width: number; height: number }> {
    const box = await (await this.find(words, nth)).boundingBox()
    if (!box) throw new Error(`${words} has no box`)
    return box
  }

  protected end(): Promise<void> {
    return this.context.close()
  }
}

/** Closes every phone; fails when one of them met a problem. To be called after each test. */
export async function putEaselPhonesAway(): Promise<void> {
  const phones = running.splice(0)
  await Promise.all(phones.filter(({ page }) => !page.isClosed()).map((phone) => phone.close()))
  expect([...new Set(phones.flatMap(({ met }) => met))]).toEqual([])
}

/** Ends the browser of this file. To be called after all tests. */
export async function endEasel(): Promise<void> {
  await (await browser)?.close()
  browser = undefined
}
