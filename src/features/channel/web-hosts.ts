import { currentBase, currentChannel } from '@/channels/current'
import { pageHost } from '@/platform/kind'

const ORIGIN = /^https?:\/\/([^/?#]+)/i

/** Hosts that a web view may show: the channel's list, the backend's, and on H5 the one this page came from. */
export function webViewHosts(): readonly string[] {
  const backend = ORIGIN.exec(currentBase())?.[1]
  const own = [pageHost(), backend ?? ''].filter(Boolean)
  return [...own, ...currentChannel().capabilities.webViewHosts]
}
