import { createContext, useContext, useEffect, useRef, type MutableRefObject } from 'react'
import { useDidHide, useDidShow, useShareAppMessage, useShareTimeline } from '@tarojs/taro'
import { currentChannel } from '@/channels/current'
import { withQuery } from '@/lib/query-string'
import { whenIdle } from '@/platform/device/idle'
import { platform } from '@/platform/environment/kind'
import { offerToShare } from '@/platform/share/share'
import type { Shared } from '@/platform/share/share-types'
import { sharePicture } from '@/platform/share/share-picture'
import { noteShared } from '@/platform/share/shared-title'

/** The share data of the page around this component, as far as declared. */
interface Sayings {
  /** Used if nothing else is declared. */
  readonly usual: Shared
  /** Whether the route can be shared. */
  readonly shareable: boolean
  /** The page's own share data. */
  own?: Shared | undefined
  /** Share data of what covers the page at the moment, e.g. a product in a sheet. */
  over?: Shared | undefined
}
type Said = MutableRefObject<Sayings>

/** The share data with the highest priority. */
export const sharedNow = ({ usual, own, over }: Sayings): Shared => over ?? own ?? usual

/** The share data of the page around this component. */
export const SaidContext = createContext<Said | null>(null)

/** Wraps a page, so that components inside can declare what it shares. */
export const ShareScope = SaidContext.Provider

/** The link for a friend: it keeps the channel and nothing else of the URL. */
export function forFriend({ title, path }: Shared): Shared {
  const says = /[?&]channel=/.test(path)
  return { title, path: says ? path : withQuery(path, { channel: currentChannel().code }) }
}

/** Prepares sharing a page in WeChat's browser. */
export function offer(shared: Shared): void {
  // if that fails, WeChat shares the plain page
  whenIdle(() => void offerToShare(forFriend(shared)).catch(() => undefined))
}

/**
 * Passes the share data to WeChat's browser while the page is shown, and again when it changes; `isBelow`:
 * something covers it.
 */
export function useOffer(shared: Shared | undefined, isBelow: () => boolean): void {
  const shown = useRef(true)
  const { title, path } = shared ?? {}
  const say = () => {
    if (platform() !== 'wx' || title === undefined || path === undefined) return
    if (!isBelow()) offer({ title, path })
  }
  useDidShow(() => {
    shown.current = true
    say()
  })
  useDidHide(() => {
    shown.current = false
  })
  useEffect(() => {
    if (shown.current) say()
    // the share data is the only relevant dependency
    // oxlint-disable-next-line react/exhaustive-deps
  }, [title, path])
}

/**
 * Declares what is shared of this page, in the mini-program and in WeChat's browser. `path` is one of our
 * links, without anything about the member or how they came here.
 */
export function useShare(shared: Shared): void {
  noteShared(shared.title)
  const saidRef = useContext(SaidContext)
  useEffect(() => {
    if (saidRef) saidRef.current.own = shared
  })
  useEffect(
    () => () => {
      if (saidRef) saidRef.current.own = undefined
    },
    [saidRef]
  )
  useOffer(shared, () => saidRef?.current.over !== undefined)
}

/**
 * What is shared of a page: its own share data (`useShare`), otherwise `usual`. WeChat requests it when
 * somebody shares, on routes that can be shared. Moments opens the page itself, so it takes only the query.
 */
export function usePageShare(usual: Shared, shareable: boolean): Said {
  const said = useRef<Sayings>({ usual, shareable })
  said.current = { ...said.current, usual, shareable }
  const provided = () => forFriend(sharedNow(said.current))
  useShareAppMessage(provided)
  useShareTimeline(() => {
    const { title, path } = provided()
    return { title, query: path.split('?')[1] ?? '', ...sharePicture() }
  })
  return said
}

/** What WeChat's browser shares of a page that declares nothing itself. */
export function useUsualShare(usual: Shared | undefined, said: Said): void {
  useOffer(usual, () => said.current.own !== undefined || said.current.over !== undefined)
}
