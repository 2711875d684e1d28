import Taro from '@tarojs/taro'
import { whenIdle } from '../device/idle'
import { pageLost } from '../device/uncaught.weapp'
import { confirm, hideLoading, showLoading } from '../feedback/feedback'

/** A page that comes later than this shows that it is loading, ms. */
const SLOW_MS = 200
/** WeChat says that a page is open about when it has loaded; which comes first is not promised, and a slow phone takes its time, ms. */
const LOADED_MS = 500
const HOME_URL = '/pages/index/index'

/** What WeChat's page has beside Taro's declaration; `$taroPath` once a page of ours has loaded. */
interface ShownPage {
  readonly $taroPath?: string
  readonly route: string
  /** As they stand in the address. */
  readonly options: Readonly<Record<string, string>>
}

/** The shown page if nothing of ours is on it. */
function emptyPage(): ShownPage | undefined {
  const [page] = Taro.getCurrentPages().slice(-1) as unknown as ShownPage[]
  return page?.$taroPath === undefined ? page : undefined
}

/** WeChat opens an empty page for one whose script cannot be run, because its package came in part. @throws Error for such a page */
async function seeWhole(): Promise<void> {
  if (emptyPage()) await new Promise((resolve) => setTimeout(resolve, LOADED_MS))
  const empty = emptyPage()
  if (empty) throw new Error(`in part: ${empty.route}`)
}

/** Opens a page in place of the empty one that WeChat has opened for it. */
const inPlaceOf =
  ({ route, options }: ShownPage) =>
  () =>
    Taro.redirectTo({
      url: `/${route}?${Object.entries(options)
        .map(([name, value]) => `${name}=${value}`)
        .join('&')}`
    })

/**
 * A link from outside may lead straight to such a page, at `path`: it is opened once more, and then asked about. Nothing happens once
 * somebody has gone on: what they open is seen to by {@link openPage}.
 */
export function mendEmptyStart(path: string): void {
  const { length } = Taro.getCurrentPages()
  const empty = emptyPage()
  if (length === 1 && empty?.route === path) void openPage(inPlaceOf(empty))
  // its package is still on the way
  else if (length === 0) whenIdle(() => mendEmptyStart(path))
}

/**
 * Opens a page, whose sub-package may come late, in part or not at all: the user is told, and may try again; it is reported. Who
 * does not try again leaves the empty page that WeChat opens for one in part.
 */
export async function openPage(open: () => Promise<unknown>): Promise<void> {
  let shown = false
  const slow = setTimeout(() => {
    shown = true
    showLoading()
  }, SLOW_MS)
  const opened = await open()
    .then(seeWhole)
    .then(
      () => true,
      (reason: unknown) => {
        pageLost(reason)
        return false
      }
    )
  clearTimeout(slow)
  if (shown) hideLoading()
  if (opened) return
  const empty = emptyPage()
  if (await confirm('请检查网络后重试', '页面未能打开', '重试'))
    await openPage(empty ? inPlaceOf(empty) : open)
  // it may be the only page
  else if (empty) await Taro.navigateBack().catch(() => Taro.reLaunch({ url: HOME_URL }))
}
