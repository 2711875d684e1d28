/** Help subjects, in display order. */
export const HELP_SUBJECTS = {
  card: '会员卡',
  privilege: '领取与使用',
  order: '订单与支付',
  refund: '退款售后',
  delivery: '配送地址',
  ticket: '景点门票',
  points: '积分',
  account: '账号安全'
} as const

export type HelpSubject = keyof typeof HELP_SUBJECTS
