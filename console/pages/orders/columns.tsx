import { ORDER_STAGE_LABELS } from '@contract/order/stage'
import type { ItemOf } from '../../api/paged'
import { CHANNEL_LABELS } from '../../labels/channels'
import { KIND_LABELS } from '../../labels/orders'
import { labelOf } from '../../labels/label-of'
import { momentText } from '../../lib/china-text'
import type { CsvColumn } from '../../lib/csv'
import { plainYuan } from '../../lib/yuan'
import type { Column } from '../../parts/column'
import { Money } from '../../parts/money'
import { OrderLink } from '../../parts/order-link'
import { OrderState } from '../../parts/order-state'
import { Time } from '../../parts/time'

type Order = ItemOf<'orders'>

/** What the list shows of an order. */
export const COLUMNS: readonly Column<Order>[] = [
  {
    title: '订单号',
    show: ({ orderNo }) => <OrderLink orderNo={orderNo} />
  },
  { title: '商品', show: ({ title }) => title },
  { title: '类型', show: ({ kind }) => KIND_LABELS[kind] },
  { title: '状态', show: ({ state }) => <OrderState state={state} /> },
  { title: '实付', isNumber: true, show: ({ payFen }) => <Money fen={payFen} /> },
  {
    title: '已退',
    isNumber: true,
    show: ({ refundedFen }) => (refundedFen > 0 ? <Money fen={refundedFen} /> : '—')
  },
  { title: '会员手机', show: ({ phoneMasked }) => <span className='numbers'>{phoneMasked ?? '—'}</span> },
  { title: '渠道', show: ({ channel }) => labelOf(CHANNEL_LABELS, channel) },
  { title: '下单时间', show: ({ createdAt }) => <Time at={createdAt} /> }
]

/** What the file has of an order: amounts in yuan, as numbers. */
export const CSV_COLUMNS: readonly CsvColumn<Order>[] = [
  { title: '订单号', value: ({ orderNo }) => orderNo },
  { title: '商品', value: ({ title }) => title },
  { title: '类型', value: ({ kind }) => KIND_LABELS[kind] },
  { title: '状态', value: ({ state }) => ORDER_STAGE_LABELS[state] },
  { title: '实付（元）', value: ({ payFen }) => plainYuan(payFen) },
  { title: '已退（元）', value: ({ refundedFen }) => plainYuan(refundedFen) },
  { title: '会员手机', value: ({ phoneMasked }) => phoneMasked },
  { title: '渠道', value: ({ channel }) => labelOf(CHANNEL_LABELS, channel) },
  { title: '下单时间', value: ({ createdAt }) => momentText(createdAt) },
  { title: '付款时间', value: ({ paidAt }) => (paidAt === null ? null : momentText(paidAt)) }
]
