import type { Settings } from '../../config/settings'

type Own = Pick<Settings, 'publicOrigin' | 'allowedOrigins' | 'channelHosts'>

const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])$/

/**
 * The address of a page of ours in the form that WeChat signs, without its hash; null for any other site's page. Ours
 * are the public origin, the listed ones and the channels' hosts; if the public origin is this machine, any port of
 * it.
 */
export function ownPage(address: string, settings: Own): string | null {
  if (!URL.canParse(address) || /[\s\\]/.test(address)) return null
  const url = new URL(address)
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null
  if (!isOwn(url, settings)) return null
  // Byte for byte as in the browser: WeChat compares with the literal address, not a normalised one.
  const end = address.indexOf('#')
  return end === -1 ? address : address.slice(0, end)
}

function isOwn({ origin, protocol, host, hostname }: URL, settings: Own): boolean {
  const { publicOrigin, allowedOrigins, channelHosts } = settings
  if (origin === publicOrigin || allowedOrigins.includes(origin)) return true
  if (protocol === 'https:' && Object.prototype.hasOwnProperty.call(channelHosts, host)) return true
  return LOCAL.test(hostname) && LOCAL.test(new URL(publicOrigin).hostname)
}
