import { readAddress, type Address } from '../../host/address'
import { asText } from '../../host/json'
import { Refused } from '../../host/wx/refused'
import { OpenPage, type PageHost } from './open-page'
import type { PageFile } from './options'
import type { Frame } from './page-window'
import { ScreenBar, themed } from './screen-bar'

/** WeChat keeps no more pages than this. */
const STACK_LIMIT = 10

export interface StackHost extends PageHost {
  readonly pagePaths: ReadonlySet<string>
  /** The page's own JSON over app.json's `window`. */
  fileOf(page: string): PageFile
  /** Waits for the page's sub-package. @throws Refused when it does not come */
  pageLoaded(page: string): Promise<void>
  /** Runs the page's file, so that its component is known. */
  define(page: string): void
  /** The first data of a page's logic is on its screen. */
  firstData(page: OpenPage): void
  /** A page was drawn for the first time, so long after it was opened, ms. */
  drawn(page: string, ms: number): void
}

/** What is around a page, by its JSON. */
export const frameOf = (file: PageFile): Frame => ({
  hasBar: file.navigationStyle !== 'custom',
  pullsDown: file.enablePullDownRefresh === true,
  ground: themed(file['backgroundColor']) ?? '#ffffff'
})

/** The pages that are open, the shown one last, with WeChat's order of lifecycle calls. */
export class EaselStack {
  readonly pages: OpenPage[] = []
  private readonly bar = new ScreenBar()

  constructor(private readonly host: StackHost) {}

  /** The shown page; its title may be set. */
  get top(): { title: string } | undefined {
    const page = this.shown
    if (!page) return undefined
    const show = () => this.show()
    return {
      get title() {
        return page.title
      },
      set title(title: string) {
        page.title = title
        show()
      }
    }
  }

  get shown(): OpenPage | undefined {
    return this.pages.at(-1)
  }

  private find(way: string, url: unknown): Address {
    const address = readAddress(asText(url), this.shown?.address.page)
    if (!this.host.pagePaths.has(address.page)) throw new Refused(`page "${address.page}" is not found`)
    if (way === 'navigateTo' && this.pages.length >= STACK_LIMIT)
      throw new Refused('webview count limit exceed')
    return address
  }

  private show(): void {
    this.pages.forEach((page, index) => page.window.show(index === this.pages.length - 1))
    const page = this.shown
    if (page)
      this.bar.show({
        title: page.title,
        back: this.pages.length > 1,
        file: this.host.fileOf(page.address.page)
      })
  }

  private open(address: Address): void {
    this.host.define(address.page)
    const file = this.host.fileOf(address.page)
    const { navigationBarTitleText: title = '', initialRenderingCache: mode } = file
    const page = new OpenPage(address, title, frameOf(file), mode, this.host)
    this.pages.push(page)
    this.show()
    page.attach()
    page.call('onLoad', address.query)
    page.call('onShow')
    this.host.firstData(page)
    requestAnimationFrame(() => {
      if (!this.pages.includes(page)) return
      page.beReady()
      this.host.drawn(address.page, performance.now() - page.openedAt)
    })
  }

  private close(): void {
    this.pages.pop()?.close()
  }

  async navigateTo(url: unknown): Promise<void> {
    const address = this.find('navigateTo', url)
    await this.host.pageLoaded(address.page)
    this.shown?.call('onHide')
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

  private closesContainer(): boolean {
    const page = this.shown
    const container = page?.container
    if (!page || !container) return false
    page.container = undefined
    container.close()
    return true
  }

  navigateBack(delta: unknown): void {
    if (this.closesContainer()) return
    if (this.pages.length < 2) throw new Refused('cannot navigate back at first page.')
    const steps = Math.min(Math.max(1, Number(delta) || 1), this.pages.length - 1)
    for (let step = 0; step < steps; step += 1) this.close()
    this.show()
    this.shown?.call('onShow')
  }
}
