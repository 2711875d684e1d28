import type { BrowserContext, Page, Request } from 'playwright-core'
import { memberOf, type MazeMember } from '../../../support/maze/members'
import { appOrigin, takePhone } from '../phone'
import { ANDROID_WECHAT } from '../wechat'
import { lookAround, type Sight } from './in-page'
import { patience } from '../../../../__tests__/support/patience'

/** Whether the path of an address is well escaped; the app reads the rest. */
function isReadable(address: string): boolean {
  try {
    decodeURI(address.split(/[?#]/)[0] ?? '')
    return true
  } catch {
    return false
  }
}

/** A page that does not come to rest in this time never does, ms. */
const REST_MS = 30_000
const LOOK_MS = 25
/** A bar's title is no page. */
const MIN_TEXT_LENGTH = 6
/** Looks in a row at which nothing has changed. */
const CALM = 3

const GONE = /Execution context was destroyed|navigat|Cannot find context|frame was detached/i
const MAX_POLLS = 4
/** A page that goes elsewhere by itself in the same moment is none of the walk's: it looks at what has come of both. */
const overtaken = (way: Promise<unknown>) =>
  way.catch((error: unknown) => {
    if (!String(error).includes('ERR_ABORTED')) throw error
  })
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * A walk never leaves this machine: what is elsewhere is not found. Playwright's routes would take each file of the app through
 * this process, and switch the browser's cache off.
 */
const NO_OTHER_SITES = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'

/** Where the walk begins and can leave to: nothing of the app is there. */
export const OUTSIDE = '/healthz'

/**
 * Runs in each page: a call is not placed. A browser with windows would ask which program is to do it, and take no tap until that is
 * answered.
 */
function stayOffThePhone(): void {
  const { navigation } = window as unknown as { navigation?: EventTarget }
  navigation?.addEventListener('navigate', (event) => {
    const { destination } = event as unknown as { destination: { url: string } }
    if (destination.url.startsWith('tel:')) event.preventDefault()
  })
}

/** A browser of two members who use it in turn. */
export class H5Walker {
  online = true
  /** Where WeChat came back to, for those who come back once more. */
  readonly callbacks: string[] = []
  sight: Sight | undefined
  /** What is fetched for the document that stands. */
  private readonly underWay = new Set<Request>()
  private seen = 0
  private readonly owners = new Map<string, MazeMember | undefined>()

  private constructor(
    readonly members: readonly MazeMember[],
    readonly wechat: boolean,
    readonly page: Page,
    readonly context: BrowserContext,
    private readonly problems: readonly string[]
  ) {}

  static async begin(members: readonly MazeMember[], wechat: boolean): Promise<H5Walker> {
    const { page, context, problems } = await takePhone(wechat ? { userAgent: ANDROID_WECHAT } : {}, [
      NO_OTHER_SITES
    ])
    const walker = new H5Walker(members, wechat, page, context, problems)
    await walker.watch()
    await page.goto(appOrigin() + OUTSIDE)
    await page.goto(`${appOrigin()}/`)
    await walker.settle()
    return walker
  }

  private async watch(): Promise<void> {
    const { page } = this
    await page.addInitScript(stayOffThePhone)
    // what ends late, of a document that is gone, is none of this one's
    const ended = (request: Request) => void this.underWay.delete(request)
    page.on('request', (request) => {
      this.underWay.add(request)
      if (request.url().includes('ticket=') && request.isNavigationRequest())
        this.callbacks.push(request.url())
    })
    page.on('requestfinished', ended)
    page.on('requestfailed', ended)
    // nothing that was under way goes on in another document
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) this.underWay.clear()
    })
    page.on('dialog', (dialog) => void dialog.dismiss())
  }

  /** The path that is shown, or the address of another site. */
  get where(): string {
    const url = this.page.url()
    return url.startsWith(appOrigin()) ? url.slice(appOrigin().length) : url
  }

  /** A page of the app, and not one of the sandbox, of another site, or the server's own for an address that nobody can read. */
  get inApp(): boolean {
    return /^\/(?!sandbox|healthz|api)/.test(this.where) && isReadable(this.where)
  }

  /** Waits until nothing is fetched, no skeleton stands and nothing changes any more. */
  async settle(): Promise<void> {
    const until = Date.now() + patience(REST_MS)
    let before = ''
    for (let calm = 0; calm < CALM;) {
      await pause(LOOK_MS)
      const late = Date.now() > until
      if (this.underWay.size > 0 && !late) {
        // looking costs the browser much, and what is fetched would still change it
        calm = 0
        continue
      }
      const sight = await this.look()
      if (late) throw new Error(`does not come to rest: ${this.unrest(sight)}`)
      calm = sight && this.rests(sight) && sight.print === before ? calm + 1 : 0
      before = sight?.print ?? ''
      this.sight = sight
    }
  }

  /** Nothing is on its way; in the app something stands that can be read and that leads on. */
  private rests({ busy, veiled, between, framed, paged, text, names, title }: Sight): boolean {
    if (busy || veiled || between || this.underWay.size > 0) return false
    if (!this.inApp) return true
    return paged && (framed || text.length >= MIN_TEXT_LENGTH) && names.length > 0 && title !== ''
  }

  private unrest(sight: Sight | undefined): string {
    if (!sight) return 'no page'
    const { busy, veiled, between, paged, text, names, title } = sight
    const state = { busy, veiled, between, paged, title, ways: names.length, underWay: this.underWay.size }
    return `${JSON.stringify(state)} “${text.slice(0, 200)}”`
  }

  /** Undefined while one document takes another's place. */
  private async look(): Promise<Sight | undefined> {
    try {
      return await this.page.evaluate(lookAround)
    } catch (error) {
      if (error instanceof Error && GONE.test(error.message)) return undefined
      throw error
    }
  }

  /** Asks the page that stands; where another document takes its place at that moment, that one. */
  async ask<A, T>(question: (given: A) => T, given: A): Promise<T> {
    for (let times = 1; ; times += 1) {
      try {
        return await (this.page.evaluate as (question: (given: A) => T, given: A) => Promise<T>).call(
          this.page,
          question,
          given
        )
      } catch (error) {
        if (times === MAX_POLLS || !(error instanceof Error && GONE.test(error.message))) throw error
        await this.settle()
      }
    }
  }

  /** The token that the browser has stored; undefined outside of the app as well. */
  async token(): Promise<string | undefined> {
    if (!this.inApp) return undefined
    const text = await this.ask(() => localStorage.getItem('accessToken'), undefined)
    return text === null ? undefined : (JSON.parse(text) as { v: string }).v
  }

  /** Whose session that is. */
  async owner(): Promise<MazeMember | undefined> {
    const token = await this.token()
    if (token === undefined) return undefined
    if (!this.owners.has(token)) {
      this.owners.set(token, await memberOf(appOrigin(), token, this.members))
      await Promise.all(this.members.map((member) => member.learn()))
    }
    return this.owners.get(token)
  }

  /** Errors that have come since this was last asked. */
  newProblems(): readonly string[] {
    const fresh = this.problems.slice(this.seen)
    this.seen = this.problems.length
    return fresh
  }

  async open(link: string): Promise<void> {
    await overtaken(this.page.goto(appOrigin() + link, { waitUntil: 'commit' }))
  }

  async reload(): Promise<string> {
    await overtaken(this.page.reload({ waitUntil: 'commit' }))
    return ''
  }

  /** The browser's own buttons: they may lead to another document at once. */
  async step(way: 'back' | 'forward'): Promise<string> {
    await this.page.evaluate((to) => setTimeout(() => window.history[to]()), way)
    return ''
  }

  async connect(online: boolean): Promise<string> {
    this.online = online
    await this.context.setOffline(!online)
    return ''
  }
}
