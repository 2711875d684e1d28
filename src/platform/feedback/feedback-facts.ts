/** Toast default (spec section 9), ms. */
export const TOAST_MS = 1500
/** Texts of a question's two buttons (spec section 9). */
export const CONFIRM_TEXT = '确定'
export const CANCEL_TEXT = '取消'
