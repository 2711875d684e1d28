import { chromium, type Browser, type BrowserContext, type Geolocation, type Route } from 'playwright-core'
import { CHROMIUM_ARGS, NO_PICTURES, ONE_PROCESS } from '../../support/chromium-args'
import { placeInDist } from '../host/dist'
import type { MiniProgram } from '../host/mini-program'
import { BUILT_ORIGIN } from '../host/built-origin'
import { USUAL_ANSWERS } from '../host/phone'
import { colouredWindow, pageDocument, screenDocument, SCREEN } from './page-document'
import { seeAll } from './see-all'
import { readTexts, type ScreenTexts } from './texts'
import { patience } from '../../../__tests__/support/patience'

/** Where the painted documents are for Chromium; nothing of it goes to the network. */
const STAND = 'http://mini.paint'

/** Whose browser the painted pages are opened in. */
const PAINTED = 'mini'

const PHONE = {
  isMobile: true,
  hasTouch: true,
  locale: 'zh-CN',
  reducedMotion: 'reduce'
} as const

/** Where the mini host's phone is too, and may say so. */
const HERE = { permissions: ['geolocation'], geolocation: USUAL_ANSWERS.location as Geolocation }

export interface Shot {
  readonly texts: ScreenTexts
  readonly picture: Buffer | undefined
}

export interface ShotOptions {
  readonly picture?: boolean
}

/** What a device remembers, by name: a session, an appearance. */
export type Stored = Readonly<Record<string, string | boolean>>

const AN_HOUR_MS = 3_600_000

/** A stored value as the app writes it. */
export const storedText = (value: Stored[string]) => JSON.stringify({ v: value, e: Date.now() + AN_HOUR_MS })

/** Somebody with a browser, and what it remembers; of a member a session. */
export interface Visitor {
  readonly name: string
  readonly stored: Stored
}

export interface OpenOptions extends ShotOptions {
  /** Of the window, px. */
  readonly height: number
  /** The page's own bar stands where WeChat's would be. */
  readonly ownBar: boolean
  readonly expected: (texts: ScreenTexts) => boolean
}

/** Only a page that is not as expected is waited for so long, ms. */
const MAX_WAIT_MS = 12_000
const STEP_MS = 60

/** WeChat loads pictures by itself, outside any page: what a server allows to pages of its own only is no matter there. */
async function fetchOutside(route: Route): Promise<void> {
  const response = await route.fetch()
  await route.fulfill({ response, headers: { 'content-type': response.headers()['content-type'] ?? '' } })
}

/** An empty tab of a site stays open, and with it the browser's process in which the next tab of that site opens. */
async function keepRunning(context: BrowserContext, site: string): Promise<void> {
  const page = await context.newPage()
  await page.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto(site)
}

/** Chromium in which pages of the compiled mini-program are painted and the same pages of H5 are opened. */
export class Studio {
  private readonly contexts = new Map<string, Promise<BrowserContext>>()
  private readonly documents = new Map<string, string>()
  private painted = 0

  private constructor(
    private readonly browser: Browser,
    private readonly origin: string,
    private readonly deviceScaleFactor: number
  ) {}

  /**
   * Where only texts are read, pictures are not loaded: no layout of ours hangs on the size of one. Nor does a screen of more dots
   * show a text elsewhere.
   */
  static async open(origin: string, executablePath: string, { picture = false }: ShotOptions = {}) {
    const args = [...CHROMIUM_ARGS, ONE_PROCESS, ...(picture ? [] : [NO_PICTURES])]
    return new Studio(await chromium.launch({ executablePath, args }), origin, picture ? 2 : 1)
  }

  close(): Promise<void> {
    return this.browser.close()
  }

  /** One phone for each person, so that a visitor stays one. */
  private context(person: string, stored: Stored = {}): Promise<BrowserContext> {
    const known = this.contexts.get(person)
    if (known) return known
    const made = this.browser
      .newContext({
        ...PHONE,
        ...HERE,
        deviceScaleFactor: this.deviceScaleFactor,
        viewport: { width: SCREEN.width, height: SCREEN.height }
      })
      .then(async (context) => {
        // tsx gives functions their names with it, also those that run in the browser
        await context.addInitScript('globalThis.__name = (named) => named')
        await context.addInitScript(seeAll)
        for (const [name, value] of Object.entries(stored))
          await context.addInitScript(([key, text]) => localStorage.setItem(key, text), [
            name,
            storedText(value)
          ] as const)
        await keepRunning(context, person === PAINTED ? STAND : this.origin)
        return context
      })
    this.contexts.set(person, made)
    return made
  }

  /** Paints what the mini-program shows now. */
  async paint(app: MiniProgram, { picture = false }: ShotOptions = {}): Promise<Shot> {
    const place = `/${(this.painted += 1)}`
    const window = colouredWindow(app.path, app.outside)
    const inner = pageDocument({ page: app.path, root: app.page.screen.root, safeBottom: picture ? 34 : 0 })
    this.documents.set(`${place}/page`, inner.replaceAll(BUILT_ORIGIN, this.origin))
    const outer = { title: app.title, back: app.pages().length > 1, window, src: `${place}/page` }
    this.documents.set(`${place}/screen`, screenDocument(outer))
    const page = await (await this.context(PAINTED)).newPage()
    try {
      await page.route(`${STAND}/**`, (route) => this.serve(route))
      await page.route(`${this.origin}/**`, fetchOutside)
      await page.goto(`${STAND}${place}/screen`, { waitUntil: 'load' })
      const inside = page.frame({ name: 'page' })
      if (!inside) throw new Error('the painted page has not come')
      const texts = await inside.evaluate(readTexts, { root: 'body', ownBar: false })
      return { texts, picture: picture ? await page.screenshot() : undefined }
    } finally {
      await page.close()
      this.documents.delete(`${place}/page`)
      this.documents.delete(`${place}/screen`)
    }
  }

  /** Documents of ours, and for all else the build's files. */
  private serve(route: Route): Promise<void> {
    const path = decodeURIComponent(new URL(route.request().url()).pathname)
    const body = this.documents.get(path)
    if (body !== undefined) return route.fulfill({ contentType: 'text/html; charset=utf-8', body })
    const file = placeInDist(path.slice(1))
    return file ? route.fulfill({ path: file }) : route.fulfill({ status: 404 })
  }

  /**
   * Opens a page of H5 as a link does, on a screen that leaves the page as much room as WeChat does, and reads it as soon as
   * it is as it is expected; or what it has come to when it never is.
   * @param person whose browser it is opened in: each has their own, which keeps what it was told
   */
  async openH5(address: string, person: Visitor, options: OpenOptions): Promise<Shot> {
    const { picture = false, height, ownBar, expected } = options
    const page = await (await this.context(person.name, person.stored)).newPage()
    const read = () => page.evaluate(readTexts, { root: '.taro_page', ownBar })
    try {
      await page.setViewportSize({ width: SCREEN.width, height })
      await page.goto(this.origin + address, { waitUntil: 'domcontentloaded' })
      const until = Date.now() + patience(MAX_WAIT_MS)
      let texts = await read()
      while (!expected(texts) && Date.now() < until) {
        await page.waitForTimeout(STEP_MS)
        texts = await read().catch(() => texts)
      }
      if (picture) await page.waitForLoadState('networkidle')
      return { texts, picture: picture ? await page.screenshot() : undefined }
    } finally {
      await page.close()
    }
  }
}
