/** What acts of staff are called in the audit trail; one that is new is shown by its name. */
export const ACT_LABELS: Readonly<Record<string, string>> = {
  login: '登录',
  revealOrderPhones: '查看完整手机号'
}
