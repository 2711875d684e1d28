import { element, themed } from './feedback-element.h5'
import { button, panelOf } from './feedback-question.h5'
import { hideLoading, showLoading } from './feedback.h5'
import { isHydrationPending } from '../screen/hydration.h5'
import { returnToShownPage } from '../navigation/history-position.h5'
import css from './feedback.module.scss'

/** The code of a page shows its loading state only after this, and is told as failed after that (rule limit.asyncPage), ms. */
const LOADING_AFTER_MS = 200
const GIVE_UP_MS = 60_000

let clear: () => void = () => undefined

/** A page that is left for the one that is slow; none at a cold start, where that very page may stand drawn by the server. */
const standsOnPage = () => !isHydrationPending() && document.querySelector('.taro_page') !== null

/**
 * Says why a page does not open. It has no entry in the history, unlike a question: the phone's back button leads to the
 * page that is still shown, as its own does.
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
 * Shows how far the code of a page is that the router waits for: loading after 200 ms, an error with a retry after 60 s,
 * nothing any more once it is there, has failed (see `mendLostChunks`), is given up (`undefined`) or another page is asked for.
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
