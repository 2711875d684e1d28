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

/** What is shared of the page around this, as far as it has been said. */
interface Sayings {
  /** Where nothing else is said. */
  readonly usual: Shared
  /** Whether the route can be shared. */
  readonly shareable: boolean
  /** What the page says of itself. */
  own?: Shared | undefined
  /** What lies over the page at the moment: a product that is looked at. */
  over?: Shared | undefined
}
type Said = MutableRefObject<Sayings>

/** What stands above all else that was said. */
export const sharedNow = ({ usual, own, over }: Sayings): Shared => over ?? own ?? usual

/** What is shared of the page around this. */
export const SaidContext = createContext<Said | null>(null)

/** Around a page: where it says what it shares. */
export const ShareScope = SaidContext.Provider

/** As the friend gets it: they come to the same channel; nothing else of the address is handed on. */
export function forFriend({ title, path }: Shared): Shared {
  const says = /[?&]channel=/.test(path)
  return { title, path: says ? path : withQuery(path, { channel: currentChannel().code }) }
}

/** Prepares WeChat's browser for the share of a page. */
export function offer(shared: Shared): void {
  // a share that cannot be prepared is WeChat's own plain one
  whenIdle(() => void offerToShare(forFriend(shared)).catch(() => undefined))
}

/** Tells WeChat's browser while the page is shown, and anew when the words change; `isBelow`: something else stands above it. */
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
    // what is shared is all that counts
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [title, path])
}

/**
 * What a friend gets of this page, in the mini-program and in WeChat's browser. `path` is a link of ours without anything
 * of the member or of how they came in.
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
 * What is shared of a page: what it says itself (`useShare`), or else `usual`. WeChat asks for it when somebody shares, in
 * the routes that can be shared. Moments shows the page itself, so that it takes the query alone.
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

/** What WeChat's browser shares of a page that does not say it itself. */
export function useUsualShare(usual: Shared | undefined, said: Said): void {
  useOffer(usual, () => said.current.own !== undefined || said.current.over !== undefined)
}
