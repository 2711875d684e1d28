import { useEffect, useRef } from 'react'
import { useDidHide, useDidShow, useShareAppMessage } from '@tarojs/taro'
import { currentChannel } from '@/channels/current'
import { withQuery } from '@/lib/query-string'
import { whenIdle } from '@/platform/idle'
import { platform } from '@/platform/kind'
import { offerToShare } from '@/platform/share'
import type { Shared } from '@/platform/share-facts'

/** The link of the last page that said itself what it shares. */
let said: string | undefined

function offer({ title, path }: Shared): void {
  // the friend comes to the same channel; nothing else of the address is handed on
  const shared = { title, path: withQuery(path, { channel: currentChannel().code }) }
  // a share that cannot be prepared is WeChat's own plain one
  whenIdle(() => void offerToShare(shared).catch(() => undefined))
}

/** Offers while the page is shown, and anew when the words change. */
function useOffer(shared: Shared | undefined, own: boolean): void {
  const shown = useRef(true)
  const { title, path } = shared ?? {}
  const say = () => {
    if (platform() !== 'wx' || title === undefined || path === undefined) return
    const page = path.split('?')[0]
    if (own) said = page
    else if (said === page) return
    offer({ title, path })
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
  useShareAppMessage(() => ({ ...shared }))
  useOffer(shared, true)
}

/** What WeChat's browser shares of a page that does not say it itself: its title, and its address in the routes table. */
export function useUsualShare(shared: Shared | undefined): void {
  useOffer(shared, false)
}
