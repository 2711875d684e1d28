import { currentBase, currentChannel } from '@/channels/current'
import { environment } from '@/platform/environment/environment'
import { pageAddress } from '@/platform/environment/kind'

const ORIGIN = /^https?:\/\/[^/?#]+/i
const SECURE = /^https:/i

/**
 * Origins that a web view may show, for {@link safeUrl}: those of the channel's list, the backend's, and on H5
 * that of this page. A page served over https and the mini-program show https only; plain http is for a page
 * that was itself served over it, and for the development backend of the mini-program.
 */
export function webViewOrigins(): readonly string[] {
  const page = pageAddress()
  const plainHere = page !== '' && !SECURE.test(page)
  const plainBackend = page === '' && environment() === 'development'
  const own = [page, currentBase()].flatMap((address) => ORIGIN.exec(address)?.[0] ?? [])
  const partners = currentChannel().capabilities.webViewHosts.flatMap((host) =>
    plainHere ? [`https://${host}`, `http://${host}`] : [`https://${host}`]
  )
  return [...own.filter((origin) => SECURE.test(origin) || plainHere || plainBackend), ...partners]
}
