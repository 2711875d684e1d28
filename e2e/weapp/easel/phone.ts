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
import { newPhone, type Answers, type Phone } from '../host/phone'
import { newMobile } from '../../support/api'
import { EDGES } from '../host/wx/device'
import { seeAll } from '../paint/see-all'
import type { Hand, HandStart } from '../stories/hand'
import type { EaselOptions } from './page/options'

/** What a page has not come to in this time never comes, ms. */
const NEVER_MS = 12_000
const LOOK_MS = 25
/** A finger is seen so often, ms. */
const FRAME_MS = 16
/** How long a person reads before they spend, ms. */
const READING_MS = 600
/** A page is no longer than so many halves of a screen. */
const MAX_SCREENS = 12

export interface EaselStart extends HandStart {
  readonly scene?: number
  readonly width?: number
  readonly height?: number
  readonly dark?: boolean
  readonly deviceScaleFactor?: number
  /** Of the phone's own bar below, px. */
  readonly home?: number
  /** So many times slower is the phone than this machine. */
  readonly slower?: number
  /** What waits until it is near the screen is near it, as in the mini host. */
  readonly seeAll?: boolean
  /** The site whose server nobody else uses. */
  readonly alone?: boolean
}

const given = (name: string): string => {
  const value = process.env[name]
  if (!value) throw new Error(`global-setup gives ${name}`)
  return value
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

/** What is read, whichever way it is broken into lines. */
const asLine = (text: string) => text.replace(/\s+/g, '')

let browser: Promise<Browser> | undefined
let flags: readonly string[] = []
const running: EaselPhone[] = []

/** For the file that calls it: its pictures are not loaded, as where the mini host is painted for its texts. */
export function hidePictures(): void {
  flags = [NO_PICTURES]
}

/** The mini-program on glass-easel in Chromium, in somebody's hand: what they see and touch. */
export class EaselPhone implements Hand {
  /** Problems of one that is closed. */
  met: readonly string[] = []

  private constructor(
    readonly page: Page,
    readonly context: BrowserContext,
    readonly phone: Phone
  ) {}

  /** Opens the mini-program on a new phone, unless one is given, as a link to `path` does. */
  static async open(start: EaselStart = {}): Promise<EaselPhone> {
    const { width = 375, height = 812, dark = false, deviceScaleFactor = 1 } = start
    const phone = start.phone ?? newPhone(newMobile())
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
    const options: EaselOptions = {
      apiOrigin: given(start.alone ? 'PAINT_ORIGIN' : 'MINI_ORIGIN'),
      launch: {
        path: start.path ?? 'pages/index/index',
        query: start.query ?? {},
        scene: start.scene ?? 1001
      },
      phone: {
        deviceId: phone.deviceId,
        mobile: phone.mobile,
        store: [...phone.store],
        allows: phone.allows
      },
      answers: start.answers ?? {},
      home: start.home ?? EDGES.home
    }
    // tsx and esbuild give functions their names with it, also those that run in the browser
    await context.addInitScript('globalThis.__name = (named) => named')
    await context.addInitScript((told) => {
      window.easelOptions = told
    }, options)
    if (start.seeAll) await context.addInitScript(seeAll)
    const page = await context.newPage()
    page.setDefaultTimeout(patience(NEVER_MS))
    if (start.slower) {
      const client = await context.newCDPSession(page)
      await client.send('Emulation.setCPUThrottlingRate', { rate: start.slower })
    }
    await page.goto(given(start.alone ? 'EASEL_PAINT_ORIGIN' : 'EASEL_ORIGIN'), { waitUntil: 'load' })
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

  problems(): Promise<string[]> {
    return this.page.evaluate(() => window.easel?.problems ?? ['the host has not started'])
  }

  /** Path of the shown page. */
  path(): Promise<string> {
    return this.page.evaluate(() => window.easel?.stack.shown?.address.page ?? '')
  }

  paths(): Promise<string[]> {
    return this.page.evaluate(() => window.easel?.stack.pages.map(({ address }) => address.page) ?? [])
  }

  /** What can be read on the page that is shown, as one line. */
  async line(): Promise<string> {
    return (await this.shown()).evaluate(() => document.body.innerText).then(asLine)
  }

  /** How many elements the shown page has for WeChat: what its tags are made of here is not counted. */
  async nodes(): Promise<number> {
    return (await this.shown()).evaluate(
      () => [...document.querySelectorAll('*')].filter(({ tagName }) => tagName.startsWith('WX-')).length
    )
  }

  toasts(): Promise<readonly string[]> {
    return this.page.evaluate(() => window.easel?.shown.toasts ?? [])
  }

  prompts(): Promise<readonly string[]> {
    return this.page.evaluate(() => window.easel?.prompts ?? [])
  }

  /** How the person answers from now on. */
  async answer(answers: Partial<Answers>): Promise<void> {
    await this.page.evaluate((given) => void Object.assign(window.easel?.answers ?? {}, given), answers)
  }

  setOnline(online: boolean): Promise<void> {
    return this.context.setOffline(!online)
  }

  modals(): Promise<readonly string[]> {
    return this.page.evaluate(() => window.easel?.shown.modals ?? [])
  }

  /** Waits for a condition. @throws Error with what is on the screen when it never comes */
  async reach(what: string, condition: () => Promise<boolean>): Promise<void> {
    const until = Date.now() + patience(NEVER_MS)
    // a page may go while it is looked at
    while (!(await condition().catch(() => false))) {
      if (Date.now() > until) {
        throw new Error(
          `waited in vain for ${what}\n${await this.path()}: ${await this.line()}\n${(await this.toasts()).join(' | ')}\n${(await this.problems()).join('\n')}`
        )
      }
      await this.page.waitForTimeout(LOOK_MS)
    }
  }

  see(words: string): Promise<void> {
    return this.reach(`“${words}”`, async () => (await this.line()).includes(asLine(words)))
  }

  async lookFor(words: string): Promise<void> {
    await this.scrollTo(words)
  }

  lose(words: string): Promise<void> {
    return this.reach(`the end of “${words}”`, async () => !(await this.line()).includes(asLine(words)))
  }

  arrive(path: string): Promise<void> {
    return this.reach(`page ${path}`, async () => (await this.path()) === path)
  }

  /** Nothing is under way, and what was given is drawn. */
  async settle(): Promise<void> {
    let calm = 0
    let last = ''
    await this.reach('rest', async () => {
      const now = await this.page.evaluate(
        () => `${window.easel?.underWay} ${window.easel?.gifts.length} ${window.easel?.stack.pages.length}`
      )
      calm = now === last && now.startsWith('0 ') ? calm + 1 : 0
      last = now
      return calm > 3
    })
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

  /** Scrolls down until these words are there: what is far below is neither fetched nor drawn before. */
  async scrollTo(words: string | RegExp, nth = 0): Promise<Locator> {
    await this.settle()
    for (let times = 0; times < MAX_SCREENS; times += 1) {
      const found = await this.find(words, nth)
      if ((await found.count()) > 0) return found
      await (await this.shown()).evaluate(() => window.scrollBy(0, window.innerHeight / 2))
      await this.settle()
    }
    throw new Error(`“${words}” is not on the page\n${await this.path()}: ${await this.line()}`)
  }

  /** A finger taps what has these words: where it is, and only if nothing lies over it. */
  async tap(words: string | RegExp, nth = 0): Promise<void> {
    await touch(await this.scrollTo(words, nth))
  }

  /** Reads what is there and then taps: a button that spends ignores what may be the second half of a double tap. */
  async decide(words: string | RegExp, nth = 0): Promise<void> {
    const button = await this.scrollTo(words, nth)
    await this.page.waitForTimeout(READING_MS)
    await touch(button)
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

  /** WeChat's own back button, or the gesture. */
  async back(): Promise<void> {
    await this.page.evaluate(() => window.easel?.stack.navigateBack(1))
  }

  /** Opens a page in place of all others, as a link does. */
  async follow(path: string, query: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.page.evaluate(([to, with_]) => window.easel?.openEntry(to, with_), [path, query] as const)
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

  /** What the phone keeps now. */
  async remember(): Promise<Phone> {
    const store = await this.page.evaluate(() => [...(window.easel?.phone.store ?? [])])
    for (const [key, value] of store) this.phone.store.set(key, value)
    return this.phone
  }

  async close(): Promise<void> {
    this.met = await this.problems().catch(() => [])
    await this.context.close()
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
