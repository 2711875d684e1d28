import { currentBase, currentChannel } from '@/channels/current'
import { withQuery } from '@/lib/query-string'
import { toast } from '@/platform/feedback/feedback'
import { pageAddress } from '@/platform/environment/kind'
import { leaveFor } from '@/platform/navigation/outside'
import { currentLink } from '@/routes/current-link'
import { navigate } from '@/routes/navigate'
import { place } from './place'

const DONE = { opened: '', copied: '链接已复制，请到浏览器中打开', kept: '' }
const ORIGIN = /^https?:\/\/[^/?#]+/i

/** Whether this environment cannot open a browser: WeChat's own browser, and a web view of a mini-program. */
export function opensNoBrowser(): boolean {
  const here = place()
  return here === 'wechat' || here === 'webView'
}

/** Explains how to open a URL in a browser; a browser that opens that page continues by itself. */
export const explainHowToOpen = (url: string): Promise<void> => navigate('pages/openAppTip/index', { url })

/**
 * The current page as a link for a browser: its own URL on the web, the same page of our H5 app elsewhere.
 */
export function ownWebAddress(): string {
  const here = pageAddress()
  if (here) return here
  return withQuery((ORIGIN.exec(currentBase())?.[0] ?? '') + currentLink(), {
    channel: currentChannel().code
  })
}

/**
 * Leaves the app for another site on the user's request: in a new window, by the clipboard, or with
 * instructions where WeChat allows nothing else.
 */
export async function leaveApp(url: string): Promise<void> {
  if (opensNoBrowser()) return explainHowToOpen(url)
  const text = DONE[await leaveFor(url)]
  if (text) toast(text)
}
