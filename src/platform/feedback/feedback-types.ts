/** How long a toast stays (rule limit.toast), ms. */
export const TOAST_MS = 1500
/** Texts of a question's two buttons (rule modal.texts). */
export const CONFIRM_TEXT = '确定'
export const CANCEL_TEXT = '取消'
/** The only button of a message. */
export const READ_TEXT = '知道了'
