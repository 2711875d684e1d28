import Taro from '@tarojs/taro'
import { SETTLE_MS } from '@/lib/double-tap'
import { CANCEL_TEXT, CONFIRM_TEXT, READ_TEXT, TOAST_MS } from './feedback-types'

/** One sentence in the middle of the screen for 1500 ms. */
export function toast(title: string): void {
  void Taro.showToast({ title, icon: 'none', duration: TOAST_MS })
}

/** Shows the loading indicator until `hideLoading` (rule loading.shown). */
export function showLoading(title = '请稍候'): void {
  void Taro.showLoading({ title, mask: true })
}

export function hideLoading(): void {
  // WeChat would also remove a toast that has replaced it
  Taro.hideLoading({ noConflict: true })
}

/**
 * Asks; true = 确定 (rules modal.result, modal.texts). WeChat's own dialog takes the second half of a double tap
 * for an answer: an answer given before anyone could have read the text is ignored, and the dialog is shown
 * again.
 */
export async function confirm(content: string, title = '提示', confirmText = CONFIRM_TEXT): Promise<boolean> {
  const requested = Date.now()
  const answer = await Taro.showModal({ title, content, confirmText, cancelText: CANCEL_TEXT })
  if (answer.confirm && Date.now() - requested < SETTLE_MS) return confirm(content, title, confirmText)
  return answer.confirm
}

/** Shows a message that has to be read, with one button; resolves when it is closed. */
export async function tell(content: string, title: string): Promise<void> {
  await Taro.showModal({ title, content, showCancel: false, confirmText: READ_TEXT })
}
