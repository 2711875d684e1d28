import { callVersions } from '../../../__tests__/support/library-versions'
import { pointPicture } from '../../support/point-picture'
import { BUILT_ORIGIN } from './built-origin'
import { allPages, inDist, packageOf, readAppJson, readPageJson, componentPath, type AppJson } from './dist'
import type { Definition } from './instance'
import { Packages } from './packages'
import { PageStack, type PageStackHost } from './page-stack'
import { USUAL_ANSWERS, type Answers, type Phone } from './phone'
import { Realm } from './realm'
import { Timers } from './timers'
import { accountCalls } from './wx/account'
import { canvasCalls, type Board } from './wx/canvas'
import { deviceCalls, type Listeners } from './wx/device'
import { feedbackCalls, type Shown } from './wx/feedback'
import { missingCalls, refusedAlone } from './wx/missing'
import { networkCalls } from './wx/network'
import { pageCalls } from './wx/pages'
import { readAheadCalls } from './wx/read-ahead'
import { storageCalls } from './wx/storage'
import { Timed, watchingCalls, type LogLine } from './wx/watching'

/** The phone that has no screen: what WeChat tells of it. */
const SCREEN = { width: 375, height: 812, pixelRatio: 3, theme: 'light' } as const

/** What a picture of the phone looks like: one point, of another grey for another file. */
const pixelOf = (file: string) =>
  new Uint8Array(pointPicture([...file].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 251, 7)))

/** What `wx` has, by WeChat's own typings. */
const SINCE = callVersions()

/** One page alone. */
const FROM_MOMENTS = 1154

export interface Launch {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly scene: number
}

const textOf = (error: unknown): string => {
  const { stack, message } = (error ?? {}) as { stack?: string; message?: string }
  return stack ?? message ?? (typeof error === 'string' ? error : JSON.stringify(error))
}

/** What webpack calls `require`, with the code of its modules. */
interface WebpackRequire {
  (id: string): unknown
  readonly m: Readonly<Record<string, unknown>>
}

/** A mini-program as WeChat runs it: logic layer, pages, `wx`. What goes wrong is collected in `problems`. */
export class Program implements PageStackHost {
  readonly problems: string[] = []
  readonly shown: Shown = { toasts: [], modals: [], outside: [], loading: false }
  readonly calls: { method: string; url: string; status: number }[] = []
  readonly payments: { prepay: string; outcome: string }[] = []
  readonly prompts: string[] = []
  readonly boards: Board[] = []
  readonly listeners: Listeners = new Map()
  readonly log: LogLine[] = []
  readonly timed = new Timed()
  private startedAt = 0
  readonly answers: Answers
  readonly app: AppJson = readAppJson()
  readonly pagePaths: ReadonlySet<string> = new Set(allPages(this.app))
  readonly stack: PageStack
  readonly realm: Realm
  readonly timers: Timers
  connected = true
  private readonly packages: Packages
  private readonly looked = new Map<string, unknown>()
  private readonly wxObject: Record<string, unknown>
  private underWay = 0
  private appObject: Record<string, unknown> = {}
  private lastDefinition: Definition | undefined
  private readonly pages = new Map<string, Definition>()
  private readonly components = new Map<string, Definition>()
  private drawing: (() => void)[] | undefined
  private tapping = false
  private ended = false

  constructor(
    readonly origin: string,
    readonly phone: Phone,
    private launched: Launch,
    answers: Partial<Answers>,
    random?: () => number
  ) {
    this.answers = { ...USUAL_ANSWERS, ...answers }
    this.packages = new Packages(this.answers)
    this.timers = new Timers((error) => this.thrown(error))
    this.stack = new PageStack(this)
    const define = (definition: Definition) => {
      this.lastDefinition = definition
    }
    const globals = {
      App: (definition: Record<string, unknown>) => {
        this.appObject = definition
      },
      Page: define,
      Component: define,
      getApp: () => this.appObject,
      getCurrentPages: () => this.stack.pages.map((page) => page.instance.self)
    }
    const hearLog = (level: string, words: unknown[]) => {
      if (level === 'error')
        this.problem(words.map((word) => (typeof word === 'string' ? word : textOf(word))).join(' '))
    }
    this.realm = new Realm(
      this.app,
      globals,
      this.timers,
      hearLog,
      (file) => this.packages.check(file),
      random
    )
    this.wxObject = this.wx()
    this.realm.setGlobal('wx', this.declaredOnly(this.wxObject))
  }

  private wx(): Record<string, unknown> {
    const host = {
      realm: this.realm,
      track: this.track,
      guard: this.guard,
      problem: this.problem,
      phone: this.phone,
      answers: this.answers,
      shown: this.shown,
      calls: this.calls,
      payments: this.payments,
      prompts: this.prompts,
      boards: this.boards,
      listeners: this.listeners,
      log: this.log,
      timed: this.timed,
      stack: this.stack,
      draw: this.draw,
      builtOrigin: BUILT_ORIGIN,
      origin: this.origin,
      tapping: () => this.tapping,
      online: () => this.connected,
      screen: () => SCREEN,
      picture: pixelOf,
      launch: () => this.launched,
      requiredPrivateInfos: this.app.requiredPrivateInfos ?? []
    }
    const known: Record<string, unknown> = {
      ...networkCalls(host),
      ...storageCalls(host, this.phone.store),
      ...readAheadCalls(host),
      ...accountCalls(host),
      ...canvasCalls(host),
      ...feedbackCalls(host),
      ...deviceCalls(host),
      ...pageCalls(host),
      ...watchingCalls(host),
      ...(this.launched.scene === FROM_MOMENTS ? refusedAlone(this.problem) : {})
    }
    for (const name of missingCalls(this.answers, SINCE)) known[name] = undefined
    return known
  }

  /** What this host does not know must not pass for something that WeChat does not have. */
  private declaredOnly(wx: Record<string, unknown>): Record<string, unknown> {
    return this.realm.makeProxy(wx, {
      get: (target, name) => {
        const known = typeof name !== 'string' || name in target || name === 'webpackJsonp'
        if (!known) this.problem(`wx.${name} was read, which the mini host does not have`)
        return target[name as string]
      }
    })
  }

  readonly problem = (text: string): void => {
    if (!this.ended) this.problems.push(text)
  }

  readonly guard = (work: () => unknown): unknown => {
    if (this.ended) return undefined
    try {
      return work()
    } catch (error) {
      this.thrown(error)
      return undefined
    }
  }

  /** The app threw: a problem, and WeChat tells the app of it in a text of its own. */
  private thrown(error: unknown): void {
    if (this.ended) return
    this.problem(textOf(error))
    const { message } = (error ?? {}) as { message?: string }
    this.tell('onError', 'Error', `MiniProgramError\n${message ?? String(error)}\n${textOf(error)}`)
  }

  /** Tells the app what it must not answer with another error, which would be told again. */
  private tell(name: string, event: string, detail: unknown): void {
    try {
      const method = this.appObject[name]
      if (typeof method === 'function') (method as (detail: unknown) => void).call(this.appObject, detail)
      this.listeners.get(event)?.forEach((listener) => listener(detail))
    } catch (error) {
      this.problem(textOf(error))
    }
  }

  /** A promise was rejected that the app does not handle: a problem, and WeChat tells the app of it. */
  rejected(reason: { readonly message: string; readonly stack?: string }): void {
    this.problem(reason.stack ?? reason.message)
    this.tell('onUnhandledRejection', 'UnhandledRejection', this.realm.copy({ reason, promise: {} }))
  }

  /** The first page that is drawn ends the launch; each other one a change of pages. */
  drawn(path: string, ms: number): void {
    const isFirst = this.timed.entries.length === 0
    const since = isFirst ? performance.now() - this.startedAt : ms
    const took = (duration: number) => Math.max(1, Math.round(duration))
    const tell = (observer: (list: { getEntries(): unknown }) => void, entry: object) =>
      this.guard(() => observer({ getEntries: () => this.copy([entry]) }))
    for (const entry of [
      { entryType: 'navigation', name: isFirst ? 'appLaunch' : 'route', path, duration: took(since) },
      { entryType: 'render', name: 'firstRender', path, duration: took(ms) }
    ] as const)
      this.timed.add(entry, (observer) => tell(observer, entry))
  }

  /** Runs what a tap does; what only a tap may do is allowed until the logic layer is free again. */
  tap(work: () => void): void {
    this.tapping = true
    setImmediate(() => {
      this.tapping = false
    })
    work()
  }

  readonly track = async <T>(work: Promise<T>): Promise<T> => {
    this.underWay += 1
    try {
      return await work
    } finally {
      this.underWay -= 1
    }
  }

  pageLoaded(page: string): Promise<void> {
    return this.packages.load(packageOf(this.app, page))
  }

  /** What a module of the bundle gives that holds these words of the app's code; it must have run already. */
  bundled(words: string): unknown {
    // webpack takes a chunk once
    if (this.looked.has(words)) return this.looked.get(words)
    let found: unknown
    const look = (require: WebpackRequire) => {
      const [id] = Object.entries(require.m).find(([, code]) => String(code).includes(words)) ?? []
      if (id !== undefined) found = require(id)
    }
    const chunks = this.wxObject['webpackJsonp'] as { push(chunk: unknown): void } | undefined
    chunks?.push([[`look-${words}`], {}, look])
    this.looked.set(words, found)
    return found
  }

  readonly copy = (value: unknown): unknown => this.realm.copy(value)

  /** Draws once for all that is set until then. */
  readonly draw = (done?: () => void): void => {
    if (this.drawing) {
      if (done) this.drawing.push(done)
      return
    }
    const waiting: (() => void)[] = done ? [done] : []
    this.drawing = waiting
    setImmediate(() => {
      this.drawing = undefined
      this.guard(() => this.stack.draw())
      waiting.forEach((tell) => this.guard(tell))
    })
  }

  /** Nothing is under way: no request, no drawing, no short timer. */
  get quiet(): boolean {
    return this.underWay === 0 && !this.drawing && !this.timers.shortPending
  }

  private definitionOf(kept: Map<string, Definition>, file: string): Definition {
    const known = kept.get(file)
    if (known) return known
    for (const named of Object.values(readPageJson(file).usingComponents ?? {})) {
      const component = componentPath(file, named)
      if (component !== file) this.componentDefinition(component)
    }
    this.lastDefinition = undefined
    this.realm.require(`/${file}`)
    const definition = this.lastDefinition as Definition | undefined
    if (!definition) throw new Error(`${file}.js calls neither Page() nor Component()`)
    kept.set(file, definition)
    return definition
  }

  /** WeChat opens an empty page for one whose script throws. */
  pageDefinition(page: string): Definition {
    try {
      return this.definitionOf(this.pages, page)
    } catch (error) {
      this.thrown(error)
      return {}
    }
  }

  componentDefinition(file: string): Definition {
    return this.definitionOf(this.components, file)
  }

  private appCall(name: string, event: string, detail: unknown): void {
    const method = this.appObject[name]
    if (typeof method === 'function')
      this.guard(() => (method as (detail: unknown) => void).call(this.appObject, detail))
    this.listeners.get(event)?.forEach((listener) => this.guard(() => listener(detail)))
  }

  /** Runs app.js and opens the page of the launch. */
  start(): void {
    if (!inDist('app.js')) throw new Error('there is no build: run `npm run build` first')
    this.startedAt = performance.now()
    this.guard(() => this.realm.require('/app'))
    const options = this.copy({ ...this.launched, referrerInfo: {}, apiCategory: 'default' })
    this.appCall('onLaunch', 'Launch', options)
    this.appCall('onShow', 'AppShow', options)
    this.openEntry()
  }

  private openEntry(): void {
    const { path, query } = this.launched
    const url = `/${path}?${Object.entries(query)
      .map(([key, value]) => `${key}=${value}`)
      .join('&')}`
    if (this.pagePaths.has(path)) this.guard(() => this.stack.reLaunch(url))
    else this.appCall('onPageNotFound', 'PageNotFound', this.copy({ path, query, isEntryPage: true }))
  }

  hide(): void {
    this.stack.top?.instance.call('onHide')
    this.appCall('onHide', 'AppHide', this.copy({}))
  }

  /** Comes back to the front; with an address of its own it opens that page again, as from a link. */
  show(entry?: Partial<Launch>): void {
    const shown = this.stack.top?.address
    const path = entry?.path ?? shown?.page ?? ''
    const query = entry?.query ?? (entry?.path ? {} : (shown?.query ?? {}))
    this.launched = { path, query, scene: entry?.scene ?? 1001 }
    this.appCall('onShow', 'AppShow', this.copy({ ...this.launched, referrerInfo: {} }))
    if (entry?.path) this.openEntry()
    else this.stack.top?.instance.call('onShow')
  }

  connect(connected: boolean): void {
    this.connected = connected
    const detail = this.copy({ isConnected: connected, networkType: connected ? 'wifi' : 'none' })
    this.listeners.get('NetworkStatusChange')?.forEach((listener) => this.guard(() => listener(detail)))
  }

  /** WeChat has loaded a newer version of the app. */
  newVersion(): void {
    this.listeners.get('UpdateReady')?.forEach((listener) => this.guard(() => listener(this.copy({}))))
  }

  end(): void {
    this.ended = true
    this.timers.stop()
  }
}
