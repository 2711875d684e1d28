import { decodeValue, rawQuery } from '@/lib/query-string'
import { originOf } from '@/platform/environment/api-origin'
import { environment } from '@/platform/environment/environment'
import { toast } from '@/platform/feedback/feedback'
import type { Entry } from '@/platform/navigation/entry-types'
import { goHome, navigateTo } from '@/routes/navigate'
import { findPath } from '@/routes/registered-paths'

type Opened = Pick<Entry, 'path' | 'query'>

/**
 * Path and query of the web link whose QR code opened the mini-program (普通链接二维码: WeChat hands the link over as `q`);
 * undefined if it is none of our own.
 */
function ownLink({ query: { q } }: Opened): string | undefined {
  const [link = ''] = decodeValue(String(q)).split('#')
  const origin = originOf(environment())
  return link.startsWith(`${origin}/`) ? link.slice(origin.length) : undefined
}

/** How the app was opened; by a scanned web link, as if that had been opened. Of foreign links nothing is read. */
export function asLinked<T extends Opened>(opened: T): T {
  if (opened.query['q'] === undefined) return opened
  const [path = '', search = ''] = ownLink(opened)?.split('?') ?? []
  return { ...opened, path, query: rawQuery(search) }
}

/** The scan that was followed last: WeChat tells of it again whenever the app is shown. */
let followed = ''

/** Opens the page of a scanned web link, once; home with a note if the link is not ours or leads nowhere. */
export async function followScanned(opened: Opened): Promise<void> {
  const { q, scancode_time: at } = opened.query
  const scan = `${String(q)} ${String(at)}`
  if (q === undefined || scan === followed) return
  followed = scan
  const link = ownLink(opened)
  if (link && (await findPath(link).catch(() => undefined))) return navigateTo(link, 'replace')
  toast('无法识别这个二维码，已为您打开首页')
  await goHome()
}
