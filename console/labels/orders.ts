import type { ConsoleData } from '@contract/console/types'
import type { OrderStage } from '@contract/order/stage'

type Detail = ConsoleData<'orderDetail'>

/** The colours of Ant Design's tags. */
export type Tone = 'default' | 'processing' | 'success' | 'warning' | 'error'

export const STAGE_TONES: Readonly<Record<OrderStage, Tone>> = {
  unpaid: 'warning',
  preparing: 'processing',
  toShip: 'processing',
  toReceive: 'processing',
  toUse: 'processing',
  done: 'success',
  cancelled: 'default',
  closed: 'default',
  refunding: 'error',
  refunded: 'default'
}

/** An order's own states, as its history names them. */
export const LIFECYCLE_LABELS: Readonly<Record<Detail['order']['lifecycle'], string>> = {
  unpaid: '待付款',
  paid: '已付款',
  fulfilled: '已交付',
  cancelled: '已取消',
  closed: '超时关闭',
  refunding: '退款中',
  refunded: '已退款'
}

export const KIND_LABELS: Readonly<Record<Detail['order']['kind'], string>> = {
  card: '会员卡',
  plate: '权益包',
  product: '权益商品',
  sku: '商城商品',
  ticket: '景区门票',
  lounge: '贵宾厅',
  partner: '合作方'
}

export const RIGHT_LABELS: Readonly<Record<Detail['rights'][number]['kind'], string>> = {
  card: '会员卡',
  plate: '权益包',
  record: '权益券码',
  ticket: '门票',
  lounge: '贵宾厅会员'
}

export const PAYMENT_LABELS: Readonly<Record<string, string>> = {
  created: '待支付',
  paid: '已支付',
  closed: '已关闭',
  refunding: '退款中',
  refunded: '已退款'
}

export const WAY_LABELS: Readonly<Record<string, string>> = {
  mini: '小程序支付',
  jsapi: '公众号支付',
  h5: 'H5 支付',
  virtual: '小程序虚拟支付',
  apple: '小程序虚拟支付（Apple）'
}

export const REFUND_LABELS: Readonly<Record<string, string>> = {
  processing: '退款中',
  done: '已到账',
  failed: '未成功',
  covered: '已在商户平台退款'
}

/** Why a refund did not succeed. */
export const FAILURE_LABELS: Readonly<Record<string, string>> = {
  abnormal: '退款异常，需要处理',
  closed: '已被微信关闭',
  refused: '被拒绝',
  unanswered: '没有答复'
}

/** Who moved an order on. */
export const CAUSE_LABELS: Readonly<Record<string, string>> = {
  buyer: '买家',
  payment: '支付渠道',
  clock: '超时',
  system: '系统',
  staff: '员工'
}

export const SHIPMENT_LABELS: Readonly<Record<string, string>> = {
  booked: '等待发货',
  packing: '正在打包',
  sent: '已全部发出',
  received: '已收货',
  cancelled: '已取消发货'
}

/** As kuaidi100 codes the way of a parcel. */
export const PARCEL_LABELS: Readonly<Record<string, string>> = {
  '0': '运输中',
  '1': '已揽收',
  '2': '遇到问题',
  '3': '已签收',
  '4': '已退签',
  '5': '派送中'
}

export const AFTER_SALE_KIND_LABELS: Readonly<Record<string, string>> = {
  cancel: '取消发货并退款',
  refund: '仅退款',
  return: '退货退款'
}

/** How pieces are refunded: before they are sent, or once they were handed over. */
export const PIECES_KIND_LABELS: Readonly<Record<ConsoleData<'previewPieces'>['kinds'][number], string>> = {
  cancel: '未发出的：取消发货',
  refund: '已发出的：只退款'
}

export const AFTER_SALE_STATE_LABELS: Readonly<Record<string, string>> = {
  applied: '待审核',
  approved: '待寄回',
  returning: '寄回途中',
  received: '已收到退货',
  refunding: '退款中',
  done: '已完成',
  withdrawn: '已撤销',
  refused: '已拒绝'
}

/** Of a card, a plate, a record, a ticket or a lounge membership. */
export const RIGHT_STATE_LABELS: Readonly<Record<string, string>> = {
  active: '有效',
  closed: '已关闭',
  issued: '未使用',
  used: '已使用',
  processing: '办理中',
  claimed: '待发货',
  sent: '已发货',
  received: '已收货',
  failed: '未成功',
  frozen: '已冻结',
  refunding: '退款中',
  refunded: '已退款',
  expired: '已过期'
}
