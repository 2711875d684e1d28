/**
 * Toast, loading and question on the web. Taro's own add 7 KB gzip to the first route and ignore the channel's
 * theme; these are a few elements styled by our tokens.
 */
import { CONFIRM_TEXT, TOAST_MS } from './feedback-types'
import { askQuestion } from './feedback-question.h5'
import { element, themed } from './feedback-element.h5'
import css from './feedback.module.scss'

let shownToast: HTMLElement | undefined
let toastEnd: ReturnType<typeof setTimeout> | undefined
let shownLoading: HTMLElement | undefined

/** One sentence in the middle of the screen for 1500 ms. */
export function toast(title: string): void {
  clearTimeout(toastEnd)
  shownToast?.remove()
  shownToast = themed(element(css.toast, title))
  shownToast.setAttribute('role', 'status')
  const told = document.getElementById('said') ?? document.body
  told.append(shownToast)
  toastEnd = setTimeout(() => shownToast?.remove(), TOAST_MS)
}

/** Shows the loading indicator until `hideLoading` (rule loading.shown). */
export function showLoading(title = '请稍候'): void {
  hideLoading()
  const box = element(css.loading)
  box.setAttribute('role', 'status')
  box.append(element(css.spinner), element(undefined, title))
  shownLoading = themed(element(css.cover))
  shownLoading.append(box)
  document.body.append(shownLoading)
}

export function hideLoading(): void {
  shownLoading?.remove()
  shownLoading = undefined
}

/** Asks; true = 确定 (rules modal.result, modal.texts). */
export function confirm(content: string, title = '提示', confirmText = CONFIRM_TEXT): Promise<boolean> {
  return askQuestion({ title, content, confirmText })
}

/** Shows a message that has to be read, with one button; resolves when it is closed. */
export async function tell(content: string, title: string): Promise<void> {
  await askQuestion({ title, content })
}
