import Taro from '@tarojs/taro'
import { pageOfScene } from '@/features/wechat/calls'
import { decodeValue, rawQuery } from '@/lib/query-string'
import { sleep } from '@/lib/sleep'
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

const UNKNOWN = '无法识别这个二维码'

/** Opens the page of a link, or home with a note that tells why there is none. */
async function open(link: string | undefined, why = UNKNOWN): Promise<void> {
  if (link && (await findPath(link).catch(() => undefined))) return navigateTo(link, 'replace')
  toast(`${why}，已为您打开首页`)
  await goHome()
}

/** The scene of a poster's code (server/modules/wechat/poster-link.ts); other scenes contain their parameters. */
const SCENE = /^s-[\w-]{22}$/

/** Interval of the checks for the page that a scan opens, ms, and their number. */
const LOOK_MS = 50
const LOOKS = 40

/** The page that the followed code has opened. */
let entrance: unknown

/**
 * Whether the code was scanned just now: WeChat opens a new page by it, shortly after it has told of it. It tells of the
 * same scan whenever the app is shown again, and two scans of one code look alike.
 */
async function isJustScanned(scene: string): Promise<boolean> {
  for (let look = 0; look < LOOKS; look += 1) {
    const page = Taro.getCurrentPages().pop() as
      | { readonly options?: Readonly<Record<string, unknown>> }
      | undefined
    if (page && page !== entrance && decodeValue(String(page.options?.['scene'])) === scene) {
      entrance = page
      return true
    }
    await sleep(LOOK_MS)
  }
  return false
}

/** Opens the page of a poster's code; `show`: what else a link of that page would do, e.g. choose its channel. */
async function followScene(scene: string, show: (linked: Opened) => void): Promise<void> {
  if (!(await isJustScanned(scene))) return
  try {
    const { link } = await pageOfScene(scene)
    const [path = '', search = ''] = link.split('?')
    show({ path, query: rawQuery(search) })
    await open(link)
  } catch (error) {
    await open(undefined, (error as Error).message)
  }
}

/** Opens the page of a scanned web link or of a poster's code, once; home with a note if it is not ours or leads nowhere. */
export async function followScanned(opened: Opened, show: (linked: Opened) => void): Promise<void> {
  const { q, scene, scancode_time: at } = opened.query
  const code = decodeValue(String(scene))
  if (SCENE.test(code)) return followScene(code, show)
  const scan = `${String(q)} ${String(at)}`
  if (q === undefined || scan === followed) return
  followed = scan
  await open(ownLink(opened))
}
