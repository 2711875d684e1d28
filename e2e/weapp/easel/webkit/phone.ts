import '../../../../config/jest/second-try.cjs'
import { patience } from '../../../../__tests__/support/patience'
import { startWebkit, type Webkit, type WebkitTab } from '../../../webkit/support/webkit'
import type { Phone } from '../../host/phone'
import { seeAll } from '../../paint/see-all'
import { EaselHand, NEVER_MS, optionsOf, phoneOfStart, siteOf, type EaselStart } from '../easel-hand'
import { fillField, findSpot, type Meant } from './spot'

/** Of the window, px: no phone's screen here is larger. */
const WINDOW = { width: 800, height: 1000 }
const TRY_AGAIN_MS = 50
const ANYTHING = 0

let webkit: Promise<Webkit> | undefined
/** WebKit has one tab here, and so one phone at a time. */
let held: WebkitPhone | undefined
const met: string[] = []

const call = (work: unknown, given: unknown) => `(${String(work)})(${JSON.stringify(given) ?? ''})`

/** Puts the host into a frame as large as the phone's screen: no window of WebKit is as narrow. */
const frameOf = (width: number, height: number, before: string) => `
  window.beforeHost = (host) => host.eval(${JSON.stringify(before)})
  const frame = document.createElement('iframe')
  frame.style.cssText = 'position:absolute;left:0;top:0;border:0;width:${width}px;height:${height}px'
  const loaded = new Promise((done) => frame.addEventListener('load', done, { once: true }))
  frame.src = '/'
  document.body.append(frame)
  await loaded`

/** What WebKit's page knows and its network does while it is offline, or no longer. */
function cutOff(online: boolean): void {
  const host = window as Window & { onlineFetch?: typeof fetch }
  host.onlineFetch ??= window.fetch
  window.fetch = online ? host.onlineFetch : () => Promise.reject(new TypeError('Load failed'))
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online })
  window.dispatchEvent(new Event(online ? 'online' : 'offline'))
}

/** The mini-program on glass-easel in WebKit, in somebody's hand. */
export class WebkitPhone extends EaselHand {
  private constructor(
    private readonly tab: WebkitTab,
    phone: Phone
  ) {
    super(phone)
  }

  /** Opens the mini-program on a new phone, unless one is given, as a link to `path` does, in place of the one before. */
  static async open(start: EaselStart = {}): Promise<WebkitPhone> {
    await held?.close()
    const { width = 375, height = 812 } = start
    const phone = phoneOfStart(start)
    const { tab } = await (webkit ??= startWebkit(WINDOW))
    await tab.open(`${siteOf(start)}/easel/around`)
    const before = [
      'window.__name = (named) => named',
      `window.easelOptions = ${JSON.stringify(optionsOf(start, phone))}`,
      ...(start.seeAll ? [call(seeAll, undefined)] : [])
    ]
    await tab.run(frameOf(width, height, before.join(';\n')))
    await tab.enterFrame(ANYTHING)
    held = new WebkitPhone(tab, phone)
    return held
  }

  inHost<R, G = undefined>(work: (given: G) => R, given?: G): Promise<Awaited<R>> {
    return this.tab.run<Awaited<R>>(`return ${call(work, given)}`)
  }

  inPage<R, G = undefined>(work: (given: G) => R, given?: G): Promise<Awaited<R>> {
    return this.tab.run<Awaited<R>>(`
      const page = window.easel?.stack.shown
      if (!page) throw new Error('no page is open')
      return page.window.view.eval(${JSON.stringify(`window.__name ??= (named) => named; ${call(work, given)}`)})`)
  }

  setOnline(online: boolean): Promise<void> {
    return this.inHost(cutOff, online)
  }

  async lookFor(words: string, nth = 0): Promise<void> {
    const isThere = async () => {
      const spot = await this.inPage(findSpot, { words, nth, tries: 0 })
      return !('why' in spot) || spot.why !== 'is not there'
    }
    await this.scrollUntil(words, isThere)
  }

  async tap(words: string, nth = 0): Promise<void> {
    await this.lookFor(words, nth)
    await this.touch({ words, nth })
  }

  /** Taps it as soon as it stands still and nothing lies over it. @throws Error with what was in the way */
  private async touch(meant: Omit<Meant, 'tries'>): Promise<void> {
    const until = Date.now() + patience(NEVER_MS)
    for (let tries = 0; ; tries += 1) {
      const spot = await this.inPage(findSpot, { ...meant, tries })
      if (!('why' in spot)) return this.tab.tapAt(spot.x, spot.y)
      if (Date.now() > until)
        throw new Error(`“${meant.words}” ${spot.why}\n${await this.path()}: ${await this.line()}`)
      await this.pause(TRY_AGAIN_MS)
    }
  }

  async type(hint: string, text: string): Promise<void> {
    await this.touch({ words: `[data-hint="${hint}"]`, nth: -1 })
    await this.inPage(fillField, { hint, text })
  }

  typed(hint: string): Promise<string> {
    return this.inPage(
      (wanted) =>
        [...document.querySelectorAll<HTMLInputElement>('.wx-field')].findLast(
          (field) => field.dataset['hint'] === wanted && field.checkVisibility()
        )?.value ?? '',
      hint
    )
  }

  protected async end(): Promise<void> {
    met.push(...this.met)
    held = undefined
    await this.tab.open('about:blank')
  }
}

/** Closes the phone; fails when one of them met a problem. To be called after each test. */
export async function putWebkitPhoneAway(): Promise<void> {
  await held?.close()
  expect([...new Set(met.splice(0))]).toEqual([])
}

/** Ends the browser of this file. To be called after all tests. */
export async function endWebkit(): Promise<void> {
  await (await webkit)?.stop()
  webkit = undefined
}

/** A test that is skipped where no WebKit can be driven: scripts/lib/checks.mjs says where it is. */
export const testInWebkit: typeof test = process.env.WEBKIT_BROWSER ? test : test.skip
