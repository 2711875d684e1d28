import { pageLost } from '../device/uncaught.weapp'
import { confirm, hideLoading, showLoading } from '../feedback/feedback'

/** A page that comes later than this shows that it is loading, ms. */
const SLOW_MS = 200

/** Opens a page, whose sub-package may come late or not at all: the user is told, and may try again; it is reported. */
export async function openPage(open: () => Promise<unknown>): Promise<void> {
  let shown = false
  const slow = setTimeout(() => {
    shown = true
    showLoading()
  }, SLOW_MS)
  const opened = await open().then(
    () => true,
    (reason: unknown) => {
      pageLost(reason)
      return false
    }
  )
  clearTimeout(slow)
  if (shown) hideLoading()
  if (!opened && (await confirm('请检查网络后重试', '页面未能打开', '重试'))) await openPage(open)
}
