import type { OrderDetail } from '@/features/order/model'
import { formatYuan } from '@/lib/money'
import { formatMinute } from '@/lib/time'
import { Cell, CellGroup } from '@/ui/cell/cell'

const TITLES = { done: '已退回', processing: '退回中', failed: '处理中' } as const

/** The amount refunded. */
export function Refund({ refund }: { refund: NonNullable<OrderDetail['refund']> }) {
  const { amountFen, reason, state, at } = refund
  return (
    <CellGroup title='退款'>
      <Cell
        title={TITLES[state]}
        value={formatYuan(amountFen)}
        note={state === 'failed' ? '未能原路退回，客服会与您联系处理' : reason}
      />
      <Cell title={state === 'done' ? '退款时间' : '发起时间'} value={formatMinute(at)} />
    </CellGroup>
  )
}
