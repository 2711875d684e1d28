import { Space } from 'antd'
import type { ConsoleInput } from '@contract/console/types'
import type { ItemOf } from '../../api/paged'
import { useMay } from '../../api/staff'
import { usePages } from '../../api/use-pages'
import { FAILURE_LABELS } from '../../labels/orders'
import { labelOf } from '../../labels/label-of'
import { ActButton } from '../../parts/act-button'
import { ChoiceField } from '../../parts/choice-field'
import type { Column } from '../../parts/column'
import { Money } from '../../parts/money'
import { PagedRows } from '../../parts/paged-rows'
import { Time } from '../../parts/time'
import { Numbered } from './numbered'

type HangingRefund = ItemOf<'hangingRefunds'>
type PaidBy = Pick<ConsoleInput<'settleRefund'>, 'via'>

const WAYS = [
  { value: 'platform', label: '在商户平台退款' },
  { value: 'outside', label: '转账等其他方式' }
] satisfies { value: PaidBy['via']; label: string }[]

const COLUMNS: readonly Column<HangingRefund>[] = [
  {
    title: '退款单号',
    show: ({ outRefundNo, orderNo }) => <Numbered number={outRefundNo} orderNo={orderNo} />
  },
  { title: '金额', isNumber: true, show: ({ amountFen }) => <Money fen={amountFen} /> },
  { title: '问题', show: ({ failure }) => labelOf(FAILURE_LABELS, failure) },
  { title: '退款原因', show: ({ reason }) => reason },
  { title: '申请时间', show: ({ createdAt }) => <Time at={createdAt} /> }
]

const DECIDE: Column<HangingRefund> = {
  title: '处理',
  show: ({ outRefundNo }) => <Decide outRefundNo={outRefundNo} />
}

const Decide = ({ outRefundNo }: Pick<HangingRefund, 'outRefundNo'>) => (
  <Space wrap>
    <ActButton
      name='retryRefund'
      label='重新退款'
      done='已重新提交'
      inputOf={({ reason }) => ({ outRefundNo, reason })}
    />
    <ActButton<'settleRefund', PaidBy>
      name='settleRefund'
      label='登记人工退款'
      done='已登记人工退款'
      isDanger
      inputOf={({ via, reason }) => ({ outRefundNo, via, reason })}
    >
      <ChoiceField name='via' label='退款方式' options={WAYS} asks='请选择退款方式' />
    </ActButton>
  </Space>
)

/** Refunds that the channel did not carry out: asked for again, or paid by hand. */
export function HangingRefunds() {
  const pages = usePages('hangingRefunds', {})
  const isDeciding = useMay('settleRefund')
  return (
    <PagedRows
      pages={pages}
      columns={isDeciding ? [...COLUMNS, DECIDE] : COLUMNS}
      keyOf={({ outRefundNo }) => outRefundNo}
      none='没有异常退款'
    />
  )
}
