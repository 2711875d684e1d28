import type { ConsoleData, ConsoleInput } from '@contract/console/types'

export type ReportBy = ConsoleInput<'salesFigures'>['by']
type WaitingKind = ConsoleData<'waitingWork'>['items'][number]['kind']

export const REPORT_BY_LABELS: Readonly<Record<ReportBy, string>> = {
  day: '按日',
  month: '按月',
  channel: '按渠道',
  kind: '按类型',
  goods: '按商品'
}

/** The reports, as they are chosen. */
export const REPORT_LABELS = {
  sold: '销售',
  given: '权益发放',
  due: '未领用权益',
  funnel: '访问转化'
} as const

/** What is not taken yet: how it is called, the unit of what is left, and how its worth is counted. */
export const DUE_LABELS: Readonly<
  Record<
    ConsoleData<'rightsDue'>['items'][number]['of'],
    { readonly label: string; readonly unit: string; readonly counted: string }
  >
> = {
  card: { label: '会员卡', unit: '天', counted: '按剩余天数' },
  plate: { label: '权益包', unit: '次', counted: '按剩余次数' },
  privilege: { label: '权益券码', unit: '份', counted: '按面值' }
}

/** What waits, and the page where it is done. */
export const WAITING_PLACES: Readonly<
  Record<WaitingKind, { readonly label: string; readonly page: string; readonly query?: string }>
> = {
  afterSales: { label: '待处理售后', page: 'after-sales' },
  parcels: { label: '待发货订单', page: 'shipping' },
  privilegeParcels: { label: '待发货权益礼品', page: 'shipping', query: '?view=gifts' },
  prizeParcels: { label: '待发货奖品', page: 'shipping', query: '?view=prizes' },
  hangingRefunds: { label: '异常退款', page: 'money', query: '?view=refunds' },
  billDifferences: { label: '账单差异', page: 'money' },
  talks: { label: '等待人工客服', page: 'talks' },
  feedback: { label: '待答复反馈', page: 'feedback' },
  commissions: { label: '待付佣金', page: 'referrals' }
}
