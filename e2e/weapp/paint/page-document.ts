import { readFileSync } from 'node:fs'
import path from 'node:path'
import { compileSheet } from '../host/compile'
import { inDist, readAppJson, readDist, readPageJson } from '../host/dist'
import type { Element } from '../host/element'
import { markupOf } from './markup'
import { withPixels } from './rpx'

/** How a phone's screen is: what WeChat tells the mini host's app of it (`host/wx/device.ts`). */
export const SCREEN = { width: 375, height: 812, statusBar: 44, bar: 44 } as const

const NATIVE = readFileSync(path.join(__dirname, 'native.css'), 'utf8')

/** What the page's file, and app.json for all pages, say of the window around it. */
export interface PageWindow {
  /** WeChat draws the bar; otherwise the page has the whole screen, under the status bar and the capsule. */
  readonly hasBar: boolean
  readonly barGround: string
  readonly barInk: 'black' | 'white'
  readonly ground: string
}

/** What `@name` in app.json stands for: of a phone whose system is light (https://developers.weixin.qq.com/miniprogram/dev/framework/ability/darkmode.html). */
function themed(value: unknown, theme: Readonly<Record<string, string>>): string | undefined {
  if (typeof value !== 'string') return undefined
  return value.startsWith('@') ? theme[value.slice(1)] : value
}

export function pageWindow(page: string): PageWindow {
  const { light } = JSON.parse(readDist('theme.json')) as { light: Record<string, string> }
  const said = { ...readAppJson().window, ...readPageJson(page) } as Record<string, unknown>
  const told = Object.fromEntries(Object.entries(said).map(([name, value]) => [name, themed(value, light)]))
  return {
    hasBar: told['navigationStyle'] !== 'custom',
    barGround: told['navigationBarBackgroundColor'] ?? '#000000',
    barInk: told['navigationBarTextStyle'] === 'black' ? 'black' : 'white',
    ground: told['backgroundColor'] ?? '#ffffff'
  }
}

/** What the app said to WeChat by itself, the last call last (`MiniProgram.outside`). */
type Told = readonly { readonly name: string; readonly options: Readonly<Record<string, unknown>> }[]

/** The window of a page as the app coloured it since it was opened: its own look has to win over the phone's. */
export function colouredWindow(page: string, told: Told): PageWindow {
  const asked = (name: string) => told.findLast((call) => call.name === name)?.options ?? {}
  const window = pageWindow(page)
  const { backgroundColor: barGround = window.barGround, frontColor } = asked('setNavigationBarColor')
  const { backgroundColor: ground = window.ground } = asked('setBackgroundColor')
  return {
    ...window,
    barGround: String(barGround),
    barInk: frontColor === undefined ? window.barInk : frontColor === '#000000' ? 'black' : 'white',
    ground: String(ground)
  }
}

/** Sheets of a page in the order in which WeChat puts them: the app's, then the page's own. */
const sheetsOf = (page: string): string[] =>
  ['app.wxss', `${page}.wxss`].filter(inDist).map((file) => withPixels(compileSheet(file), SCREEN.width))

export interface PageDocument {
  readonly page: string
  readonly root: Element
  /** Height of the phone's home indicator, px. */
  readonly safeBottom: number
}

/** A page of the mini-program as a document of its own, as WeChat's view layer holds it. */
export function pageDocument({ page, root, safeBottom }: PageDocument): string {
  const styles = [NATIVE, ...sheetsOf(page)].map((css) => `<style>${css}</style>`).join('')
  const html = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><base href="/${path.posix.dirname(page)}/">${styles}</head><body>${markupOf(root, SCREEN.width)}</body></html>`
  return html.replaceAll('env(safe-area-inset-bottom)', `${safeBottom}px`)
}

const CAPSULE =
  '<i style="position:absolute;left:22px;top:15px;width:3px;height:3px;border-radius:2px;background:currentColor;box-shadow:-7px 0,7px 0"></i>' +
  '<i style="position:absolute;left:43px;top:7px;width:.5px;height:18px;background:rgba(0,0,0,.2)"></i>' +
  '<i style="position:absolute;right:14px;top:7px;width:14px;height:14px;border:2px solid;border-radius:50%"></i>'

const ARROW =
  '<i style="position:absolute;left:18px;top:59px;width:11px;height:11px;border:solid;border-width:0 0 2px 2px;transform:rotate(45deg)"></i>'

export interface ScreenDocument {
  readonly title: string
  /** There is a page to go back to. */
  readonly back: boolean
  readonly window: PageWindow
  /** Where the page's own document is. */
  readonly src: string
}

/** The whole screen: WeChat's bar or none, its capsule, and the page below or behind. */
export function screenDocument({ title, back, window, src }: ScreenDocument): string {
  const { statusBar, bar, width, height } = SCREEN
  const top = window.hasBar ? statusBar + bar : 0
  const ink = window.barInk === 'black' || !window.hasBar ? '#000' : '#fff'
  const native = window.hasBar
    ? `<div style="position:absolute;left:0;right:0;top:0;height:${top}px;background:${window.barGround}"></div>` +
      `<div style="position:absolute;left:0;right:0;top:${statusBar}px;text-align:center;font:500 17px/${bar}px 'Noto Sans CJK SC',sans-serif">${title}</div>${back ? ARROW : ''}`
    : ''
  return (
    `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><style>*{margin:0}i{display:block;box-sizing:border-box}</style></head><body style="width:${width}px;height:${height}px;overflow:hidden;position:relative;background:${window.ground};color:${ink}">` +
    `<iframe name="page" src="${src}" style="position:absolute;left:0;top:${top}px;border:0;width:${width}px;height:${height - top}px"></iframe>${native}` +
    `<div style="position:absolute;left:22px;top:14px;font:600 15px/18px sans-serif">9:41</div>` +
    `<div style="position:absolute;right:7px;top:48px;width:87px;height:32px;box-sizing:border-box;border:.5px solid rgba(0,0,0,.1);border-radius:16px;background:rgba(255,255,255,.6);color:#000">${CAPSULE}</div>` +
    `</body></html>`
  )
}
