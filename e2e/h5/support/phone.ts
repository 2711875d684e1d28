import { chromium, type Browser, type BrowserContext, type LaunchOptions, type Page } from 'playwright-core'
import { CHROMIUM_ARGS, NO_PICTURES } from '../../support/chromium-args'
import { patience } from '../../../__tests__/support/patience'

/** A phone in the hand of one person: its own storage, 375 × 812. */
export interface Phone {
  readonly page: Page
  readonly context: BrowserContext
  /** Errors that the pages threw or logged; a journey ends with none. */
  readonly problems: string[]
}

/** What a phone is, where it is not as usual. */
export interface PhoneOptions {
  readonly userAgent?: string
  readonly reducedMotion?: 'reduce'
  readonly deviceScaleFactor?: number
  /** px; 375 × 812 by default. */
  readonly viewport?: { readonly width: number; readonly height: number }
  /** False for a computer. */
  readonly isMobile?: false
  readonly hasTouch?: false
}

/** What a page has not come to in this time never comes, ms. */
const NEVER_MS = 60_000

let browser: Promise<Browser> | undefined
let ofFile: readonly string[] = []
const contexts: BrowserContext[] = []

const EXPECTED = /favicon|ERR_INTERNET_DISCONNECTED|ERR_ABORTED|Failed to load resource/

/**
 * For the file that calls it: its journeys go by words alone, and a seventh of the browser's time goes into pictures. Not where a picture
 * could do harm or is what is looked for.
 */
export function hidePictures(): void {
  ofFile = [NO_PICTURES]
}

/**
 * A new phone; all are closed by {@link putPhonesAway}. `flags` are for the browser, `launch` is how
 * it is started otherwise than as usual; both count on the first phone.
 */
export async function takePhone(
  options: PhoneOptions = {},
  flags: readonly string[] = [],
  launch: LaunchOptions = {}
): Promise<Phone> {
  // one for all, also for phones that are taken at once
  browser ??= chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [...CHROMIUM_ARGS, ...ofFile, ...flags],
    ...launch
  })
  const context = await (
    await browser
  ).newContext({
    viewport: { width: 375, height: 812 },
    // a screen of more dots shows a test nothing more, and costs the browser
    deviceScaleFactor: 1,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    ...options
  })
  contexts.push(context)
  return newTab(context)
}

/** Another tab of a phone that is taken: what the browser has stored is shared, what a tab keeps for itself is not. */
export async function newTab(context: BrowserContext): Promise<Phone> {
  const page = await context.newPage()
  page.setDefaultTimeout(patience(NEVER_MS))
  lookNowAndThen(page)
  waitForApp(page)
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) problems.push(message.text())
  })
  return { page, context, problems }
}

/** How often a page that is waited for is looked at, ms. */
const LOOK_MS = 50

/** Playwright looks with every frame, and has the browser make frames for it: now and then is enough, and costs nothing. */
function lookNowAndThen(page: Page): void {
  const look = page.waitForFunction.bind(page) as (...args: unknown[]) => Promise<unknown>
  const now = (run: unknown, arg?: unknown, options?: object) =>
    look(run, arg, { polling: LOOK_MS, ...options })
  page.waitForFunction = now as typeof page.waitForFunction
}

/** Runs in the page: whether the app has taken the page over that the server drew, or there is none. */
function isTaken(): boolean {
  const pages = [...document.querySelectorAll<HTMLElement & { __isReady?: boolean }>('#app > .taro_page')]
  return pages.length === 0 || pages.some((page) => page.__isReady)
}

/** Waits until a page of the app stands, on an address to which the browser was led. */
export const waitStanding = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement & { __isReady?: boolean }>('#app > .taro_page')].some(
      (shown) => shown.__isReady
    )
  )

/**
 * Whoever opens a page by its address looks at it for a moment before they tap: a journey goes on when the app has taken over what
 * the server drew. `openEarly` does not wait.
 */
function waitForApp(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  const taken = async <T>(opened: T): Promise<T> => {
    await page.waitForFunction(isTaken)
    return opened
  }
  earlyOf.set(page, goto)
  page.goto = (...args) => goto(...args).then(taken)
  page.reload = (...args) => reload(...args).then(taken)
}

const earlyOf = new WeakMap<Page, Page['goto']>()

/** Opens an address without waiting for the app: for what happens before it runs, or without it. */
export const openEarly = (page: Page, ...args: Parameters<Page['goto']>): ReturnType<Page['goto']> => {
  const goto = earlyOf.get(page)
  if (!goto) throw new Error('not a page of a phone')
  return goto(...args)
}

/** Closes every phone and the browser. */
export async function putPhonesAway(): Promise<void> {
  await Promise.all(contexts.splice(0).map((context) => context.close()))
  await (await browser)?.close()
  browser = undefined
}

/** Address of the app under test. */
export const appOrigin = (): string => process.env.APP_ORIGIN ?? 'http://127.0.0.1:9527'
