import type { OrderDetail } from '@/features/order/model'
import { formatYuan } from '@/lib/money'
import { formatMinute } from '@/lib/time'
import { Cell, CellGroup } from '@/ui/cell/cell'

/** The money that goes back. */
export function Refund({ refund }: { refund: NonNullable<OrderDetail['refund']> }) {
  const { amountFen, reason, state, at } = refund
  return (
    <CellGroup title='退款'>
      <Cell title={state === 'done' ? '已退回' : '退回中'} value={formatYuan(amountFen)} note={reason} />
      <Cell title={state === 'done' ? '退款时间' : '发起时间'} value={formatMinute(at)} />
    </CellGroup>
  )
}
