import type { ConsoleData } from '@contract/console/types'
import { PAYMENT_LABELS, REFUND_LABELS } from './orders'

type Bill = ConsoleData<'bills'>['items'][number]
type Difference = ConsoleData<'billDifferences'>['items'][number]
type Entry = ConsoleData<'orderLedger'>['entries'][number]

export const BILL_LABELS: Readonly<Record<Bill['bill'], string>> = {
  trade: '交易账单',
  fund: '资金账单',
  virtual: '虚拟支付账单'
}

export const BILL_STATE_LABELS: Readonly<Record<Bill['state'], string>> = {
  waiting: '等待下载',
  stored: '已下载',
  missing: '渠道未提供'
}

export const DIFFERENCE_LABELS: Readonly<Record<Difference['kind'], string>> = {
  'missing here': '账单有，系统没有',
  'missing there': '系统有，账单没有',
  amount: '金额不一致',
  state: '状态不一致',
  fee: '手续费不一致'
}

/** How refunds were paid that did not go through the channel's interface. */
const VIA_LABELS = { platform: '已在商户平台退款', outside: '已在渠道外退款' }

/** States of a side of a difference: ours of payments and refunds, and the channel's of its bill. */
export const SIDE_LABELS: Readonly<Record<string, string>> = {
  ...PAYMENT_LABELS,
  ...REFUND_LABELS,
  ...VIA_LABELS,
  SUCCESS: '成功',
  PROCESSING: '退款处理中',
  FAIL: '失败',
  CHANGE: '退款异常'
}

export const UNIT_LABELS: Readonly<Record<Entry['unit'], string>> = {
  fen: '金额',
  point: '积分',
  piece: '件数',
  right: '权益'
}

/** The ledger's accounts of each unit (server/modules/ledger/model.ts). */
export const ACCOUNT_LABELS: Readonly<Record<Entry['unit'], Readonly<Record<string, string>>>> = {
  fen: {
    channel: '支付渠道',
    outside: '渠道外',
    platform: '商户平台',
    buyer: '买家',
    goods: '商品',
    freight: '运费',
    discount: '优惠'
  },
  point: {
    member: '会员积分',
    earn: '消费获得',
    spend: '下单抵扣',
    back: '退款返还',
    revoke: '退款扣回',
    cover: '补足',
    expire: '过期'
  },
  piece: { bought: '已售', shelf: '库存' },
  right: { given: '发放', held: '持有', used: '已使用', back: '已收回' }
}

/** What moved, by the beginning of its name. */
export const EVENT_LABELS: Readonly<Record<string, string>> = {
  paid: '付款',
  sold: '售出',
  refund: '退款',
  claim: '退件',
  points: '积分变动',
  right: '权益变动'
}

/** Messages of virtual payment, by WeChat's names. */
export const MESSAGE_LABELS: Readonly<Record<string, string>> = {
  xpay_subscribe_ios_refund_query_notify: 'Apple 退款问询',
  xpay_complaint_notify: '用户投诉',
  xpay_coin_pay_notify: '代币支付',
  xpay_subscribe_signing_result_notify: '订阅签约结果',
  xpay_subscribe_pay_fail_notify: '订阅扣费失败'
}
