import type { PartnerOrder, PartnerOrderStage } from './model'
import { backLabel } from './back-navigation'

/** How a partner's order stands, as the page says it. */
export interface StageText {
  readonly kind: 'success' | 'cancelled'
  readonly title: string
  readonly text: string
  /** The button that leads to the partner, or home. */
  readonly back: string
}

/** The words for an order that is not to be paid (any more). */
export function stageText(
  order: Pick<PartnerOrder, 'partner' | 'partnerName' | 'state' | 'orderNo'>,
  stage: Exclude<PartnerOrderStage, 'payable'>
): StageText {
  const { partnerName, state } = order
  switch (stage) {
    case 'paid':
      return {
        kind: 'success',
        title: '已支付',
        text: state === 'done' ? `${partnerName}已收到付款` : `正在通知${partnerName}，通常只需几秒`,
        back: backLabel(order, '查看')
      }
    case 'expired':
      return {
        kind: 'cancelled',
        title: '已超过支付时限',
        text: `${partnerName}已不再为您保留，未产生费用。`,
        back: backLabel(order, '重新选择')
      }
    case 'cancelled':
      return {
        kind: 'cancelled',
        title: '订单已取消',
        text: '未产生费用。',
        back: backLabel(order, '重新选择')
      }
    case 'refunded':
      return {
        kind: 'cancelled',
        title: '已退款',
        text: '款项已原路退回支付账户。',
        back: backLabel(order)
      }
  }
}
