/** Whether a cleaned name has the letters that a document has: Chinese characters, or a passport's Latin ones. */
export const isVisitorName = (name: string): boolean =>
  /^[\p{Script=Han}·]{2,30}$|^[A-Za-z][A-Za-z .,'’-]{1,29}$/u.test(name)

export const WRONG_VISITOR_NAME = '姓名请与证件一致，用 2–30 个中文或英文字母'
