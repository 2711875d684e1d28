import type { Order } from '@/features/order/model'
import { formatMinute } from '@/lib/time'
import { copyText } from '@/platform/feedback'
import { Cell, CellGroup } from '@/ui/cell/cell'

export interface NumbersProps {
  order: Order
  transactionId: string | null
}

/** Numbers to tell the service, and the times. */
export function Numbers({ order: { orderNo, createdAt, paidAt }, transactionId }: NumbersProps) {
  return (
    <CellGroup>
      <Cell
        title='订单号'
        note={orderNo}
        value='复制'
        label='复制订单号'
        onPress={() => void copyText(orderNo)}
      />
      {transactionId ? (
        <Cell
          title='支付单号'
          note={transactionId}
          value='复制'
          label='复制支付单号'
          onPress={() => void copyText(transactionId)}
        />
      ) : null}
      <Cell title='下单时间' value={formatMinute(createdAt)} />
      {paidAt ? <Cell title='付款时间' value={formatMinute(paidAt)} /> : null}
    </CellGroup>
  )
}
