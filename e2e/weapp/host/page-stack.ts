import { readAddress, type Address } from './address'
import { readPageJson } from './dist'
import { asText } from './json'
import { dispatch } from './events'
import { walk, type Element } from './element'
import { Instance, type Definition, type InstanceHost } from './instance'
import { Screen } from './screen'
import type { Phone } from './phone'
import { renderingCacheOf } from './rendering-cache'
import { Refused } from './wx/refused'

/** WeChat keeps no more pages than this. */
const STACK_LIMIT = 10

export interface OpenPage {
  readonly address: Address
  readonly instance: Instance
  readonly screen: Screen
  title: string
  scrollTop: number
  ready: boolean
  /** When it was opened, ms. */
  readonly openedAt: number
  /** A step back has closed the page's `page-container` since it was told to show. */
  containerClosed: boolean
}

/** The page's open `page-container`: WeChat has one a page. */
const containerOf = (page: OpenPage): Element | undefined =>
  [...walk(page.screen.root)].find(({ tag, attrs }) => tag === 'page-container' && attrs['show'] === true)

export interface PageStackHost extends InstanceHost {
  readonly pagePaths: ReadonlySet<string>
  readonly phone: Phone
  /** Resolves when the page's files are on the phone. @throws Refused if its sub-package cannot be loaded */
  pageLoaded(page: string): Promise<void>
  /** Runs a page's file and gives what it passed to Page(). */
  pageDefinition(page: string): Definition
  componentDefinition(file: string): Definition
  /** A page was drawn for the first time, so long after it was opened, ms. */
  drawn(page: string, ms: number): void
}

/** The pages that are open, the shown one last, with WeChat's order of lifecycle calls. */
export class PageStack {
  readonly pages: OpenPage[] = []

  constructor(private readonly host: PageStackHost) {}

  get top(): OpenPage | undefined {
    return this.pages.at(-1)
  }

  private find(way: string, url: unknown): Address {
    const address = readAddress(asText(url), this.top?.address.page)
    if (!this.host.pagePaths.has(address.page)) throw new Refused(`page "${address.page}" is not found`)
    if (way === 'navigateTo' && this.pages.length >= STACK_LIMIT)
      throw new Refused('webview count limit exceed')
    return address
  }

  private open(address: Address): void {
    const { page } = address
    const openedAt = performance.now()
    const definition = this.host.pageDefinition(page)
    const query = this.host.copy(address.query)
    const json = readPageJson(page)
    const setInitialRenderingCache = renderingCacheOf(this.host.phone, (text) => this.host.problem(text), {
      path: page,
      mode: json.initialRenderingCache,
      isReady: () => this.pages.some(({ instance: { self }, ready }) => ready && self === instance.self)
    })
    const extras = { route: page, options: query, createSelectorQuery: undefined, setInitialRenderingCache }
    const instance: Instance = new Instance(page, this.host, definition, { ...definition }, extras)
    const screen = new Screen(instance, this.host, (file) => this.host.componentDefinition(file))
    const title = json.navigationBarTitleText ?? ''
    this.pages.push({
      address,
      instance,
      screen,
      title,
      scrollTop: 0,
      ready: false,
      openedAt,
      containerClosed: false
    })
    instance.call('onLoad', query)
    instance.call('onShow')
    this.host.draw()
  }

  private close(): void {
    const page = this.pages.pop()
    page?.instance.call('onUnload')
    page?.screen.leave()
  }

  async navigateTo(url: unknown): Promise<void> {
    const address = this.find('navigateTo', url)
    await this.host.pageLoaded(address.page)
    this.top?.instance.call('onHide')
    this.open(address)
  }

  async redirectTo(url: unknown): Promise<void> {
    const address = this.find('redirectTo', url)
    await this.host.pageLoaded(address.page)
    this.close()
    this.open(address)
  }

  async reLaunch(url: unknown): Promise<void> {
    const address = this.find('reLaunch', url)
    await this.host.pageLoaded(address.page)
    while (this.pages.length > 0) this.close()
    this.open(address)
  }

  /** Whether a step back closes a `page-container` of the shown page and not the page. */
  private closesContainer(): boolean {
    const page = this.top
    const element = page && containerOf(page)
    if (!element || page.containerClosed) return false
    page.containerClosed = true
    dispatch(this.host, element, 'afterleave')
    return true
  }

  /** The phone's back button or the gesture. @returns false = it would leave the mini-program */
  back(): boolean {
    if (this.closesContainer()) return true
    if (this.pages.length < 2) return false
    this.navigateBack(1)
    return true
  }

  navigateBack(delta: unknown): void {
    if (this.closesContainer()) return
    if (this.pages.length < 2) throw new Refused('cannot navigate back at first page.')
    const steps = Math.min(Math.max(1, Number(delta) || 1), this.pages.length - 1)
    for (let step = 0; step < steps; step += 1) this.close()
    this.top?.instance.call('onShow')
    this.host.draw()
  }

  /** Draws every open page; a page is ready once it was drawn. */
  draw(): void {
    for (const page of [...this.pages]) {
      page.screen.draw()
      if (page.containerClosed) page.containerClosed = containerOf(page) !== undefined
      if (page.ready) continue
      page.ready = true
      page.instance.call('onReady')
      this.host.drawn(page.address.page, performance.now() - page.openedAt)
    }
  }

  leave(): void {
    while (this.pages.length > 0) this.close()
  }
}
