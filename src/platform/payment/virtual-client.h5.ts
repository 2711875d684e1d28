/** Only the mini-program opens virtual payments. */
export const virtualClient = (): { readonly wechat: string; readonly library: string } | undefined =>
  undefined
