import Taro from '@tarojs/taro'
import { withQuery } from '@/lib/query-string'
import { bareOf } from './bare'
import { currentInstance, type PageInstance } from './current-instance'
import { HOME } from './home'
import { findPath, registeredPath } from './registered-paths'
import type { RoutePath, RouteQuery } from './table'

/** WeChat keeps at most 10 pages; from 9 on we replace instead of stacking. */
const STACK_LIMIT = 9
/** A second tap within this time is the same tap (ms): Taro would put the page into history twice. */
const SAME_TAP_MS = 500

export type Tab = 'ExchangeCenter' | 'Market' | 'My' | 'BigCard'

type Way = 'push' | 'replace' | 'relaunch'
type Args<P extends RoutePath> =
  Record<never, never> extends RouteQuery<P> ? [query?: RouteQuery<P>] : [query: RouteQuery<P>]

/** The last tap that navigated; '' = back. */
let last: { url: string; at: number; from: PageInstance } = { url: '', at: 0, from: undefined }

/** Removes overlays' history entries before navigation; undefined if nothing covers the page. */
let clearWay: () => Promise<void> | undefined = () => undefined

/** Set by the app at its start: what has to be cleared before a page is left. */
export function setBackClearer(clear: typeof clearWay): void {
  clearWay = clear
}

/** Opens a page whose files may have to be loaded first; rejects if they do not come. */
let openPage = (open: () => Promise<unknown>): Promise<unknown> => open()

/** Set by the app at its start: how the user is told that a page comes late or not at all. */
export function setPageOpener(opener: typeof openPage): void {
  openPage = opener
}

/**
 * A page that navigates by itself once it is shown is no tap: no navigation is pending then. While one page
 * slides over another in WeChat, the lower one can still be tapped, so a push from either counts as the same.
 */
function isSameTap(url: string, way: Way): boolean {
  const at = Date.now()
  const from = currentInstance()
  const same = last.url === url && at - last.at < SAME_TAP_MS && (way === 'push' || last.from === from)
  last = { url, at, from }
  return same
}

/** Reports why no other page can be opened; undefined as long as they can. */
let closed: (() => void) | undefined

/** From now on no other page can be opened: the user is told so on trying. */
export function closeRoads(say: () => void): void {
  closed = say
}

async function go(url: string, way: Way): Promise<void> {
  if (isSameTap(url, way)) return
  if (closed) return closed()
  const free = clearWay()
  if (free) await free
  const full = Taro.getCurrentPages().length >= STACK_LIMIT
  await openPage(() => {
    if (way === 'relaunch') return Taro.reLaunch({ url })
    return way === 'replace' || full ? Taro.redirectTo({ url }) : Taro.navigateTo({ url })
  })
}

/** The address of a page of ours, with its query. */
export function urlOf<P extends RoutePath>(path: P, ...[query]: Args<P>): string {
  return withQuery(`/${path}`, query ?? {})
}

/** Opens a page; the only way to go anywhere. */
export function navigate<P extends RoutePath>(path: P, ...query: Args<P>): Promise<void> {
  return go(urlOf(path, ...query), 'push')
}

/** Opens a page in place of this one: back does not return here. */
export function replace<P extends RoutePath>(path: P, ...query: Args<P>): Promise<void> {
  return go(urlOf(path, ...query), 'replace')
}

/** Opens one of our own links given as text (banners, the page before a login); any other link leads home. */
export async function navigateTo(link: string, way: Way = 'push'): Promise<void> {
  if (link.startsWith('//') || /^[a-z][a-z0-9+.-]*:/i.test(link)) return goHome()
  // if the list of pages cannot be loaded, neither can the page: the router reports it, and redirects unknown
  // pages home
  const path = await findPath(link).catch(() => bareOf(link))
  if (!path) return goHome()
  if (path === HOME) return go(`/${HOME}${queryPart(link)}`, 'relaunch')
  return go(`/${path}${queryPart(link)}`, way)
}

const queryPart = (link: string) => (link.includes('?') ? link.slice(link.indexOf('?')) : '')

/** Opens home on the given panel or the default one: what `switchTab` means here (rule page.panels). */
export function goHome(tab?: Tab): Promise<void> {
  return go(withQuery(`/${HOME}`, { tab }), 'relaunch')
}

/** Opens home, unless it is already shown. @returns whether it has to be opened */
export function leaveForHome(): boolean {
  if (currentPath() === HOME) return false
  void goHome()
  return true
}

/** One page back; from the only page in the stack, home (rule route.back) or whatever `alone` opens. */
export async function goBack(alone: () => Promise<void> = goHome): Promise<void> {
  if (Taro.getCurrentPages().length > 1) {
    // tapping the same link again after going back is deliberate: it counts as a different tap
    if (isSameTap('', 'replace')) return
    const free = clearWay()
    if (free) await free
    // WeChat's own back, at the same moment, may have left nothing to go back to
    await Taro.navigateBack().catch(() => undefined)
  } else await alone()
}

/** The path of the current page; home's if none is shown. */
export function currentPath(): RoutePath {
  return registeredPath(Taro.getCurrentInstance().router?.path ?? '') ?? HOME
}
