import { EDGES } from '../../host/wx/device'
import { withPixels } from '../../paint/rpx'
import { easelBuild, easelOptions } from './options'
import { BUILT_ORIGIN } from '../../host/built-origin'

/** The text of a file of the site, at once: the logic layer requires its files so. @throws Error where there is none */
export function readSite(place: string): string {
  const request = new XMLHttpRequest()
  request.open('GET', place, false)
  request.send()
  if (request.status !== 200) throw new Error(`${place}: ${request.status}`)
  return request.responseText
}

/** Addresses of the API stand for this site, which asks it. */
export const servedHere = (text: string): string =>
  text.replaceAll(BUILT_ORIGIN, '').replaceAll(easelOptions().apiOrigin, '')

const sheets = new Map<string, string>()
function sheetOf(file: string): string {
  let css = sheets.get(file)
  if (css === undefined) sheets.set(file, (css = readSite(`/easel/sheet/${file}`)))
  return css
}

/** What is around a page on the screen. */
export interface Frame {
  /** WeChat draws its bar above the page; otherwise the page has the whole screen. */
  readonly hasBar: boolean
  readonly ground: string
  /** It may be pulled down to be refreshed. */
  readonly pullsDown: boolean
}

let windows = 0

/** A page's own document, as each page of WeChat has one: sheets, scrolling, fixed boxes and `vh` are its own. */
export class PageWindow {
  readonly element: HTMLIFrameElement
  readonly document: Document

  constructor(page: string, { hasBar, ground }: Frame) {
    const top = hasBar ? EDGES.statusBar + EDGES.bar : 0
    this.element = document.createElement('iframe')
    this.element.name = `page-${(windows += 1)}`
    this.element.style.cssText = `position:absolute;border:0;left:0;top:${top}px;width:100%;height:calc(100% - ${top}px);background:${ground}`
    document.body.append(this.element)
    const inner = this.element.contentDocument
    if (!inner) throw new Error('a page has no document')
    const css = [easelBuild().native, sheetOf('app.wxss'), sheetOf(`${page}.wxss`)]
    const styles = css.map((text) => `<style>${this.style(text)}</style>`).join('')
    inner.open()
    inner.write(
      `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">${styles}</head><body></body></html>`
    )
    inner.close()
    this.document = inner
  }

  /** A style as this window needs it. */
  readonly style = (css: string): string =>
    servedHere(withPixels(css, window.innerWidth)).replaceAll(
      'env(safe-area-inset-bottom)',
      `${easelOptions().home}px`
    )

  get view(): Window {
    const { contentWindow } = this.element
    if (!contentWindow) throw new Error('the page is closed')
    return contentWindow
  }

  show(shown: boolean): void {
    if (!shown) this.leaveField()
    this.element.style.visibility = shown ? '' : 'hidden'
  }

  /** The keyboard goes with the page. */
  private leaveField(): void {
    const { activeElement } = this.document
    if (activeElement && activeElement !== this.document.body) (activeElement as HTMLElement).blur()
  }

  close(): void {
    this.leaveField()
    this.element.remove()
  }
}
