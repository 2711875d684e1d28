/** Chinese labels in the export for database values. Pure. */

import { ORDER_STAGE_LABELS } from '@contract/order/stage'
import { lastDayOf, type EndOfDay } from '@contract/time'
import { chinaText } from '../../lib/china-time'

const TEXT: Readonly<Record<string, string>> = {
  ...ORDER_STAGE_LABELS,
  paid: '已付款',
  fulfilled: '已完成',
  active: '生效中',
  usable: '可使用',
  used: '已使用',
  expired: '已过期',
  issued: '已发放',
  pending: '处理中',
  settled: '已结算',
  failed: '失败',
  sent: '已发出',
  booked: '已登记',
  packing: '拣货中',
  received: '已收货',
  signed: '已签收',
  applied: '已申请',
  approved: '已同意',
  returning: '退回中',
  withdrawn: '已撤回',
  refused: '已拒绝',
  draft: '未提交',
  claimed: '已领取',
  male: '男',
  female: '女',
  unknown: '未填写',
  card: '会员卡',
  plate: '权益包',
  product: '电子券',
  sku: '商城商品',
  ticket: '门票',
  lounge: '贵宾厅会员',
  partner: '合作方',
  goods: '实物',
  coupon: '优惠券',
  points: '积分',
  none: '未中奖',
  mini: '微信小程序',
  h5: '手机网页',
  wx: '微信内网页',
  member: '本人',
  bot: '智能客服',
  human: '人工客服'
}

const MOMENT = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?\+\d\d$/

/** The end of a day as shown in the export: its last day. */
export const readableLastDay = (end: unknown): string | null =>
  end === null || end === undefined ? null : lastDayOf(new Date(end as string | Date) as EndOfDay<Date>)

/** A value of the column `name` as shown in the export; money in yuan, moments in China time. */
export function readable(name: string, value: unknown): unknown {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return chinaText(value, 'YYYY-MM-DD HH:mm:ss')
  // as the database formats a moment if the column's type is unknown
  if (typeof value === 'string' && MOMENT.test(value))
    return chinaText(new Date(value), 'YYYY-MM-DD HH:mm:ss')
  if (typeof value === 'boolean') return value ? '是' : '否'
  if (name.endsWith('_fen')) return `${(Number(value) / 100).toFixed(2)} 元`
  return typeof value === 'string' ? (TEXT[value] ?? value) : value
}
