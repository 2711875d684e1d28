import { createContext, useContext, useEffect, useRef, type MutableRefObject } from 'react'
import { useDidHide, useDidShow, useShareAppMessage, useShareTimeline } from '@tarojs/taro'
import { currentChannel } from '@/channels/current'
import { withQuery } from '@/lib/query-string'
import { whenIdle } from '@/platform/idle'
import { platform } from '@/platform/kind'
import { offerToShare } from '@/platform/share'
import type { Shared } from '@/platform/share-facts'
import { sharePicture } from '@/platform/share-picture'

/** What the page around this has said that it shares. */
type Said = MutableRefObject<Shared | undefined>

const SaidContext = createContext<Said | null>(null)

/** Around a page: where it says what it shares. */
export const ShareScope = SaidContext.Provider

/** As the friend gets it: they come to the same channel; nothing else of the address is handed on. */
function forFriend({ title, path }: Shared): Shared {
  const says = /[?&]channel=/.test(path)
  return { title, path: says ? path : withQuery(path, { channel: currentChannel().code }) }
}

function offer(shared: Shared): void {
  // a share that cannot be prepared is WeChat's own plain one
  whenIdle(() => void offerToShare(forFriend(shared)).catch(() => undefined))
}

/** Tells WeChat's browser while the page is shown, and anew when the words change. */
function useOffer(shared: Shared | undefined, said: Said | null): void {
  const shown = useRef(true)
  const { title, path } = shared ?? {}
  const say = () => {
    if (platform() !== 'wx' || title === undefined || path === undefined) return
    // what the page itself says stands above its usual share
    if (said?.current === undefined) offer({ title, path })
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
  const said = useContext(SaidContext)
  useEffect(() => {
    if (said) said.current = shared
  })
  useEffect(
    () => () => {
      if (said) said.current = undefined
    },
    [said]
  )
  useOffer(shared, null)
}

/**
 * What is shared of a page: what it says itself (`useShare`), or else `usual`. WeChat asks for it when somebody shares, in
 * the routes that can be shared. Moments shows the page itself, so that it takes the query alone.
 */
export function usePageShare(usual: Shared): Said {
  const said = useRef<Shared>()
  const given = () => forFriend(said.current ?? usual)
  useShareAppMessage(given)
  useShareTimeline(() => {
    const { title, path } = given()
    return { title, query: path.split('?')[1] ?? '', ...sharePicture() }
  })
  return said
}

/** What WeChat's browser shares of a page that does not say it itself. */
export function useUsualShare(usual: Shared | undefined, said: Said): void {
  useOffer(usual, said)
}
