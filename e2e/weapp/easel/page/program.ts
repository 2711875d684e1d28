import { MiniProgramEnv, type CodeSpace } from 'glass-easel-miniprogram-adapter'
import { joined } from '../../host/address'
import type { Board } from '../../host/wx/canvas'
import { USUAL_ANSWERS, type Answers, type Phone } from '../../host/phone'
import { Packages } from '../../host/packages'
import { accountCalls } from '../../host/wx/account'
import { canvasCalls } from '../../host/wx/canvas'
import { deviceCalls, type Listeners } from '../../host/wx/device'
import { feedbackCalls, type Shown } from '../../host/wx/feedback'
import { missingCalls } from '../../host/wx/missing'
import { networkCalls } from '../../host/wx/network'
import { readAheadCalls } from '../../host/wx/read-ahead'
import { storageCalls } from '../../host/wx/storage'
import { Timed, watchingCalls, type LogLine } from '../../host/wx/watching'
import { defineNatives } from '../natives/define'
import { BUILT_ORIGIN } from '../../host/built-origin'
import { Keyboard } from './keyboard'
import { Modules } from './modules'
import { FirstDrawing } from './first-drawing'
import type { OpenPage } from './open-page'
import { easelBuild, easelOptions, type PageFile } from './options'
import { easelPageCalls } from './page-calls'
import { EaselStack, frameOf, type StackHost } from './page-stack'
import { pictureOf } from './picture'

interface AppJson {
  readonly pages: readonly string[]
  readonly subPackages?: readonly { readonly root: string; readonly pages: readonly string[] }[]
  readonly window?: Readonly<Record<string, unknown>>
  readonly requiredPrivateInfos?: readonly string[]
}

interface ComponentEnv {
  Page(definition: object): void
  Component(definition: object): void
}

const words = (error: unknown): string => {
  const { stack, message, errMsg } = (error ?? {}) as { stack?: string; message?: string; errMsg?: string }
  return stack ?? message ?? errMsg ?? (typeof error === 'string' ? error : JSON.stringify(error))
}

/** The logic layer's values are of the page's own realm here. */
const realm = {
  copy: (value: unknown): unknown => {
    if (value instanceof ArrayBuffer) return value.slice(0)
    return value === undefined ? undefined : JSON.parse(JSON.stringify(value))
  },
  promise: (executor: (resolve: (value: unknown) => void, reject: (reason: unknown) => void) => void) =>
    new Promise(executor)
}

/** The compiled mini-program on glass-easel: its files, its pages, the `wx` of the mini host. */
export class EaselProgram implements StackHost {
  readonly problems: string[] = []
  readonly shown: Shown = { toasts: [], modals: [], outside: [], loading: false }
  readonly calls: { method: string; url: string; status: number }[] = []
  readonly payments: { prepay: string; outcome: string }[] = []
  readonly prompts: string[] = []
  readonly boards: Board[] = []
  readonly listeners: Listeners = new Map()
  readonly log: LogLine[] = []
  readonly timed = new Timed()
  readonly answers: Answers = { ...USUAL_ANSWERS, ...easelOptions().answers }
  private readonly packages = new Packages(this.answers)
  readonly phone: Phone
  readonly env = new MiniProgramEnv()
  readonly space: CodeSpace = this.env.createCodeSpace('', true)
  readonly stack = new EaselStack(this)
  readonly keyboard = new Keyboard((height) => this.happens('KeyboardHeightChange', height))
  readonly modules: Modules
  readonly pagePaths: ReadonlySet<string>
  /** When data first came to a page, ms from the start of the document, all that was given, and the code evaluated until then. */
  readonly gifts: { ms: number; page: string; bytes: number; text: string; code: number }[] = []
  /** What WeChat shows before scripts run. */
  before: FirstDrawing | undefined
  private readonly app: AppJson
  private appObject: Record<string, unknown> = {}
  private current: ComponentEnv | undefined
  private readonly defined = new Set<string>()
  private tapping = false
  underWay = 0
  /** The picker that is open. */
  picker: { choose(value: unknown): void; cancel(): void } | undefined

  constructor() {
    const { phone } = easelOptions()
    const { store, drawings } = phone
    this.phone = { ...phone, store: new Map(store), drawings: new Map(drawings), clipboard: '' }
    this.app = easelBuild().json['app'] as unknown as AppJson
    const subs = (this.app.subPackages ?? []).flatMap(({ root, pages }) =>
      pages.map((page) => `${root}/${page}`)
    )
    this.pagePaths = new Set([...this.app.pages, ...subs])
    this.modules = new Modules(
      {
        wx: this.wx(),
        App: (definition: Record<string, unknown>) => {
          this.appObject = definition
        },
        Page: (definition: object) => this.current?.Page(definition),
        Component: (definition: object) => this.current?.Component(definition),
        getApp: () => this.appObject,
        getCurrentPages: () => this.stack.pages.map(({ instance }) => instance)
      },
      (file) => this.packages.check(file)
    )
    defineNatives(this)
    this.addTemplates()
  }

  /** Puts those of the build into the code space. */
  addTemplates(): void {
    for (const [path, content] of Object.entries(easelBuild().templates))
      if (!path.startsWith('native/')) this.addTemplate(path, content)
  }

  /** Puts a compiled template into the code space. */
  addTemplate(path: string, content: unknown): void {
    this.space.addCompiledTemplate(path, {
      groupList: easelBuild().templates,
      content,
      fallbackListenerOnNativeNode: true
    } as never)
    const file = easelBuild().json[path]
    if (file) this.space.addComponentStaticConfig(path, file)
  }

  private wx(): Record<string, unknown> {
    const host = {
      ...this.shared(),
      builtOrigin: BUILT_ORIGIN,
      origin: easelOptions().apiOrigin,
      picture: pictureOf,
      tapping: () => this.tapping,
      online: () => navigator.onLine,
      launch: () => easelOptions().launch,
      screen: () => ({
        width: window.innerWidth,
        height: window.innerHeight,
        pixelRatio: window.devicePixelRatio,
        theme: matchMedia('(prefers-color-scheme: dark)').matches ? ('dark' as const) : ('light' as const)
      }),
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
      ...easelPageCalls(host),
      ...watchingCalls(host)
    }
    for (const name of missingCalls(this.answers, easelBuild().since)) known[name] = undefined
    return new Proxy(known, {
      get: (target, name) => {
        const isKnown = typeof name !== 'string' || name in target || name === 'webpackJsonp'
        if (!isKnown) this.problem(`wx.${name} was read, which this host does not have`)
        return target[name as string]
      }
    })
  }

  private shared() {
    const { phone, answers, shown, calls, payments, prompts, boards, listeners, log, timed, stack } = this
    const { track, guard, problem } = this
    return {
      ...{ realm, track, guard, problem, phone, answers, shown, calls, payments, prompts, boards },
      ...{ listeners, log, timed, stack }
    }
  }

  readonly problem = (text: string): void => void this.problems.push(text)

  readonly guard = (work: () => unknown): unknown => {
    try {
      return work()
    } catch (error) {
      this.problem(words(error))
      return undefined
    }
  }

  readonly track = async <T>(work: Promise<T>): Promise<T> => {
    this.underWay += 1
    try {
      return await work
    } finally {
      this.underWay -= 1
    }
  }

  tap(work: () => void): void {
    this.tapping = true
    setTimeout(() => {
      this.tapping = false
    })
    work()
  }

  pageLoaded(page: string): Promise<void> {
    const sub = (this.app.subPackages ?? []).find(({ root }) => page.startsWith(`${root}/`))
    return this.packages.load(sub?.root ?? '')
  }

  fileOf(page: string): PageFile {
    return { ...this.app.window, ...easelBuild().json[page] }
  }

  given({ address }: OpenPage, text: string, bytes: number): void {
    this.gifts.push({ ms: performance.now(), page: address.page, bytes, text, code: this.modules.bytes })
  }

  define(file: string): void {
    if (this.defined.has(file)) return
    this.defined.add(file)
    for (const named of Object.values(easelBuild().json[file]?.usingComponents ?? {}))
      this.define(named.startsWith('/') ? named.slice(1) : joined(file, named))
    try {
      this.space.componentEnv(file, (env) => {
        this.current = env as unknown as ComponentEnv
        this.modules.require(`/${file}`)
      })
    } catch (error) {
      this.defined.delete(file)
      this.problem(words(error))
      // WeChat opens an empty page for one whose script throws
      this.space.componentEnv(file, (env) => (env as unknown as ComponentEnv).Page({}))
    }
  }

  drawn(path: string, ms: number): void {
    const isFirst = this.timed.entries.length === 0
    for (const entry of [
      { entryType: 'navigation', name: isFirst ? 'appLaunch' : 'route', path, duration: ms },
      { entryType: 'render', name: 'firstRender', path, duration: ms }
    ] as const)
      this.timed.add(entry, (observer) => this.guard(() => observer({ getEntries: () => [entry] })))
  }

  private appCall(name: string, event: string, detail: unknown): void {
    const method = this.appObject[name]
    if (typeof method === 'function')
      this.guard(() => (method as (detail: unknown) => void).call(this.appObject, detail))
    this.happens(event, detail)
  }

  /** Tells those who asked `wx` to be told. */
  private happens(event: string, detail: unknown): void {
    this.listeners.get(event)?.forEach((listener) => this.guard(() => listener(detail)))
  }

  /** Shows what WeChat has kept of the page of the launch, and then runs the scripts. */
  start(): void {
    const { launch, holdsScripts } = easelOptions()
    const kept = this.phone.drawings?.get(launch.path)
    if (kept) this.before = new FirstDrawing(this, launch.path, frameOf(this.fileOf(launch.path)), kept)
    if (!holdsScripts) this.runScripts()
  }

  /** In place of what was shown before is the page, in whatever state its first data left it. */
  firstData(): void {
    this.before?.close()
    this.before = undefined
  }

  /** Runs app.js and opens the page of the launch. */
  runScripts(): void {
    const { launch } = easelOptions()
    this.guard(() => this.modules.require('/app'))
    const options = { ...launch, referrerInfo: {}, apiCategory: 'default' }
    this.appCall('onLaunch', 'Launch', realm.copy(options))
    this.appCall('onShow', 'AppShow', realm.copy(options))
    this.openEntry(launch.path, launch.query)
  }

  /** Opens a page in place of all others, as a link does. */
  openEntry(path: string, query: Readonly<Record<string, string>>): void {
    const search = Object.entries(query).map(([key, value]) => `${key}=${value}`)
    if (this.pagePaths.has(path)) {
      void this.stack
        .reLaunch(`/${path}?${search.join('&')}`)
        .catch((error: unknown) => this.problem(words(error)))
    } else this.appCall('onPageNotFound', 'PageNotFound', { path, query, isEntryPage: true })
  }
}
