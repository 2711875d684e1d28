import type { ConsoleData } from '@contract/console/types'
import { labelOf } from '../../labels/label-of'
import { FAILURE_LABELS, PAYMENT_LABELS, REFUND_LABELS, WAY_LABELS } from '../../labels/orders'
import type { Column } from '../../parts/column'
import { CopiedNumber } from '../../parts/copied-number'
import { Money } from '../../parts/money'
import { Rows } from '../../parts/rows'
import { Section } from '../../parts/section'
import { Time } from '../../parts/time'

type Payment = ConsoleData<'orderDetail'>['payments'][number]
type Refund = ConsoleData<'orderDetail'>['refunds'][number]

interface Props {
  readonly payments: readonly Payment[]
  readonly refunds: readonly Refund[]
}

const PAYMENTS: readonly Column<Payment>[] = [
  { title: '商户单号', show: ({ outTradeNo }) => <CopiedNumber value={outTradeNo} /> },
  { title: '微信单号', show: ({ transactionId }) => <CopiedNumber value={transactionId} /> },
  { title: '方式', show: ({ way }) => labelOf(WAY_LABELS, way) },
  { title: '状态', show: ({ state }) => labelOf(PAYMENT_LABELS, state) },
  { title: '金额', isNumber: true, show: ({ amountFen }) => <Money fen={amountFen} /> },
  { title: '支付时间', show: ({ paidAt }) => <Time at={paidAt} /> }
]

const REFUNDS: readonly Column<Refund>[] = [
  { title: '退款单号', show: ({ outRefundNo }) => <CopiedNumber value={outRefundNo} /> },
  { title: '原因', show: ({ reason }) => reason },
  {
    title: '状态',
    show: ({ state, failure }) =>
      labelOf(REFUND_LABELS, state) + (failure === null ? '' : `（${labelOf(FAILURE_LABELS, failure)}）`)
  },
  { title: '金额', isNumber: true, show: ({ amountFen }) => <Money fen={amountFen} /> },
  { title: '申请时间', show: ({ createdAt }) => <Time at={createdAt} /> },
  { title: '到账时间', show: ({ doneAt }) => <Time at={doneAt} /> }
]

/** Payments, and what of them went back. */
export const OrderPayments = ({ payments, refunds }: Props) => (
  <>
    <Section title='支付'>
      <Rows
        columns={PAYMENTS}
        rows={payments}
        keyOf={({ outTradeNo }) => outTradeNo}
        none='还没有发起过支付'
      />
    </Section>
    {refunds.length > 0 && (
      <Section title='退款'>
        <Rows columns={REFUNDS} rows={refunds} keyOf={({ outRefundNo }) => outRefundNo} none='没有退款' />
      </Section>
    )}
  </>
)
