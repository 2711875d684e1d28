import type { MiniProgramEnv, CodeSpace } from 'glass-easel-miniprogram-adapter'
import type { Address } from '../../host/address'
import { bytesOf, refusedValues } from '../../host/json'
import type { Phone } from '../../host/phone'
import { renderingCacheOf } from '../../host/rendering-cache'
import { PageContext } from './page-context'
import { PageWindow, type Frame } from './page-window'

/** More than this in one `setData` WeChat refuses, bytes. */
const SET_DATA_LIMIT = 1024 * 1024

/** A page that was pulled down so far is refreshed, px. */
const PULL_PX = 60

/** The object that is `this` in the page's methods. */
export type PageInstance = Record<string, unknown>

export interface SetDataFigures {
  count: number
  bytes: number
  largest: number
}

export interface PageHost {
  readonly env: MiniProgramEnv
  readonly space: CodeSpace
  readonly phone: Phone
  problem(text: string): void
  guard(work: () => unknown): unknown
  /** Runs what a tap does. */
  tap(work: () => void): void
  /** Data was given to a page, as JSON of so many bytes. */
  given(page: OpenPage, json: string, bytes: number): void
}

/** What a native tag does when it is tapped, by its element. */
export const pressedTags = new WeakMap<Element, () => void>()

const byDocument = new WeakMap<Document, OpenPage>()

/** The page whose document an element is in. */
export function pageOf(element: Element): OpenPage {
  const page = byDocument.get(element.ownerDocument)
  if (!page) throw new Error('an element of no page')
  return page
}

/** A page that is open: its window, its component, what WeChat calls in it. */
export class OpenPage {
  readonly window: PageWindow
  readonly instance: PageInstance
  readonly figures: SetDataFigures = { count: 0, bytes: 0, largest: 0 }
  readonly openedAt = performance.now()
  /** The shown `page-container`, which a step back closes in place of the page. */
  container: { close(): void } | undefined
  /** Whether it was left: what is still under way then finds nothing, and that is no problem. */
  closed = false
  private ready = false
  private readonly root: ReturnType<ReturnType<MiniProgramEnv['associateBackend']>['createRoot']>

  constructor(
    readonly address: Address,
    public title: string,
    private readonly frame: Frame,
    mode: string | undefined,
    private readonly host: PageHost
  ) {
    const { page, query } = address
    this.window = new PageWindow(page, frame)
    byDocument.set(this.window.document, this)
    const context = new PageContext({
      document: this.window.document,
      style: this.window.style,
      tap: (target, work) => this.tap(target, work)
    })
    this.root = host.env.associateBackend(context).createRoot('page-root', host.space, page)
    this.instance = this.root.get() as unknown as PageInstance
    const problem = (text: string) => host.problem(text)
    const setInitialRenderingCache = renderingCacheOf(host.phone, problem, {
      path: page,
      mode,
      isReady: () => this.ready
    })
    Object.assign(this.instance, {
      ...{ route: page, __route__: page, options: { ...query } },
      setInitialRenderingCache
    })
    this.countSetData()
  }

  private countSetData(): void {
    const set = this.instance['setData'] as (data: unknown) => void
    this.instance['setData'] = (data: unknown, done?: () => void) => {
      const refused = refusedValues(data)
      const { page } = this.address
      if (refused.length > 0)
        this.host.problem(`setData of ${page}: undefined or a function at ${refused.slice(0, 5).join(', ')}`)
      const json = JSON.stringify(data)
      const bytes = bytesOf(json)
      if (bytes > SET_DATA_LIMIT) this.host.problem(`setData of ${page}: ${bytes} bytes, more than 1 MB`)
      this.figures.count += 1
      this.figures.bytes += bytes
      this.figures.largest = Math.max(this.figures.largest, bytes)
      // a page that is gone is given nothing more
      if (this.closed) return
      this.host.guard(() => set.call(this.instance, JSON.parse(json)))
      this.host.given(this, json, bytes)
      if (done) requestAnimationFrame(() => this.host.guard(() => done.call(this.instance)))
    }
  }

  /** Builds what the page has in its window. */
  attach(): void {
    const { body } = this.window.document
    const place = this.window.document.createElement('i')
    body.append(place)
    this.root.attach(body as never, place as never)
    this.listenToScroll()
    if (this.frame.pullsDown) this.listenToPulls()
  }

  private listenToScroll(): void {
    const { document, view } = this.window
    let low = false
    view.addEventListener('scroll', () => {
      const { scrollTop, scrollHeight, clientHeight } = document.documentElement
      if (typeof this.instance['onPageScroll'] === 'function') this.call('onPageScroll', { scrollTop })
      const wasLow = low
      low = scrollHeight - scrollTop - clientHeight < 50
      if (low && !wasLow) this.call('onReachBottom')
    })
  }

  /** A finger that pulls the page down from its top has it refreshed when it lets go. */
  private listenToPulls(): void {
    const { document } = this.window
    let from: number | undefined
    document.addEventListener(
      'touchstart',
      ({ touches }) => {
        from = this.scrollTop === 0 ? touches[0]?.screenY : undefined
      },
      { passive: true }
    )
    document.addEventListener(
      'touchend',
      ({ changedTouches }) => {
        const to = changedTouches[0]?.screenY
        if (from !== undefined && to !== undefined && this.scrollTop === 0 && to - from > PULL_PX)
          this.call('onPullDownRefresh')
      },
      { passive: true }
    )
  }

  /** It was drawn for the first time. */
  beReady(): void {
    this.ready = true
    this.call('onReady')
  }

  /** Calls a method that WeChat calls, where the page has it. */
  call(name: string, ...args: unknown[]): unknown {
    const method = this.instance[name]
    if (typeof method !== 'function') return undefined
    return this.host.guard(() =>
      (method as (...given: unknown[]) => unknown).apply(this.instance, JSON.parse(JSON.stringify(args)))
    )
  }

  private tap(target: Element, work: () => void): void {
    this.host.tap(() => {
      work()
      for (let at: Element | null = target; at; at = at.parentElement) {
        const press = pressedTags.get(at)
        if (!press) continue
        this.host.guard(press)
        break
      }
    })
  }

  /** Elements of the page, not those of components in it, by WeChat's selector; none once it is closed, or is taking them off. */
  find(selector: string): Element[] {
    const shadow = this.root.getComponent().getShadowRoot()
    const found = shadow?.querySelectorAll(selector) ?? []
    return found.flatMap((element) => (element.getBackendElement() as unknown as Element | null) ?? [])
  }

  get scrollTop(): number {
    return this.window.document.documentElement.scrollTop
  }

  scrollTo(top: number): void {
    this.window.view.scrollTo(0, top)
  }

  close(): void {
    this.call('onUnload')
    this.closed = true
    this.host.guard(() => this.root.release())
    this.window.close()
  }
}
