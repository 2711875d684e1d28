import { element, themed } from './feedback-element.h5'
import { button, panelOf } from './feedback-question.h5'
import { hideLoading, showLoading } from './feedback.h5'
import { isHydrationPending } from '../screen/hydration.h5'
import { returnToShownPage } from '../navigation/history-position.h5'
import css from './feedback.module.scss'

/**
 * Loading the code of a page shows a loading state only after the first time, and counts as failed after the
 * second (rule limit.asyncPage), ms.
 */
const LOADING_AFTER_MS = 200
const GIVE_UP_MS = 60_000

let clear: () => void = () => undefined

/**
 * Whether a page is shown while the next one loads; not at a cold start, where that page may itself be
 * server-rendered.
 */
const standsOnPage = () => !isHydrationPending() && document.querySelector('.taro_page') !== null

/**
 * Shows why a page does not open. Unlike a question it has no history entry: the phone's back button, like its
 * own, leads to the page still shown.
 */
export function reportUnopened(title: string, text: string): HTMLElement {
  const cover = themed(element(css.question))
  const again = button(css.yes, '重试', () => window.location.reload())
  const back = button(css.action, '返回', () => {
    clear()
    returnToShownPage()
  })
  cover.append(panelOf(title, text, standsOnPage() ? [back, again] : [again]))
  document.body.append(cover)
  again.focus({ preventScroll: true })
  return cover
}

/**
 * Shows the state of the page code that the router waits for: loading after 200 ms, an error with a retry after
 * 60 s, nothing once it has loaded, failed (see `mendLostChunks`), been given up (`undefined`) or been
 * superseded by another page.
 */
export function watchPageCode(code?: unknown): void {
  clear()
  let cover: HTMLElement | undefined
  let loading = false
  const sign = () => {
    loading = standsOnPage()
    if (loading) showLoading('正在打开')
  }
  const hide = () => {
    if (loading) hideLoading()
    loading = false
  }
  const fail = () => {
    hide()
    cover = reportUnopened('页面打开太慢', '网络较慢，请稍后重试')
  }
  const timers = [setTimeout(sign, LOADING_AFTER_MS), setTimeout(fail, GIVE_UP_MS)]
  const end = () => {
    timers.forEach(clearTimeout)
    hide()
    cover?.remove()
  }
  clear = end
  void Promise.resolve(code).then(end, end)
}
