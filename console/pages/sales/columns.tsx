import type { ConsoleData } from '@contract/console/types'
import { CHANNEL_LABELS } from '../../labels/channels'
import type { ReportBy } from '../../labels/figures'
import { labelOf } from '../../labels/label-of'
import { KIND_LABELS } from '../../labels/orders'
import type { CsvColumn } from '../../lib/csv'
import { plainYuan } from '../../lib/yuan'
import type { Column } from '../../parts/column'
import { Money } from '../../parts/money'

type Sale = ConsoleData<'salesFigures'>['items'][number]

const KEY_TITLES: Readonly<Record<ReportBy, string>> = {
  day: '日期',
  month: '月份',
  channel: '渠道',
  kind: '类型',
  goods: '商品'
}

/** What a row is about. */
export function keyText(by: ReportBy, { key, name }: Sale): string {
  if (by === 'channel') return labelOf(CHANNEL_LABELS, key)
  if (by === 'kind') return labelOf(KIND_LABELS, key)
  return name ?? key
}

/** The columns of a report. Refunds by day are those that arrived then; by goods those of these orders. */
export const columnsOf = (by: ReportBy): readonly Column<Sale>[] => [
  { title: KEY_TITLES[by], show: (sale) => keyText(by, sale) },
  { title: '订单数', isNumber: true, show: ({ orders }) => orders },
  { title: '件数', isNumber: true, show: ({ pieces }) => pieces },
  { title: '支付金额', isNumber: true, show: ({ paidFen }) => <Money fen={paidFen} /> },
  { title: '退款金额', isNumber: true, show: ({ refundedFen }) => <Money fen={refundedFen} /> },
  {
    title: '净额',
    isNumber: true,
    show: ({ paidFen, refundedFen }) => <Money fen={paidFen - refundedFen} />
  },
  { title: '优惠', isNumber: true, show: ({ discountFen }) => <Money fen={discountFen} /> },
  { title: '用积分', isNumber: true, show: ({ points }) => points }
]

/** The same as a file. */
export const csvColumnsOf = (by: ReportBy): readonly CsvColumn<Sale>[] => [
  { title: KEY_TITLES[by], value: (sale) => keyText(by, sale) },
  { title: '订单数', value: ({ orders }) => orders },
  { title: '件数', value: ({ pieces }) => pieces },
  { title: '支付金额', value: ({ paidFen }) => plainYuan(paidFen) },
  { title: '退款金额', value: ({ refundedFen }) => plainYuan(refundedFen) },
  { title: '净额', value: ({ paidFen, refundedFen }) => plainYuan(paidFen - refundedFen) },
  { title: '优惠', value: ({ discountFen }) => plainYuan(discountFen) },
  { title: '用积分', value: ({ points }) => points }
]
