import { Space } from 'antd'
import type { ItemOf } from '../../api/paged'
import { yuanOf } from '../../lib/yuan'
import { ActButton } from '../../parts/act-button'
import { ConfirmButton } from '../../parts/confirm-button'

interface Props {
  readonly afterSale: ItemOf<'afterSales'>
}

/** What staff can do about a request now; a dash where it is not their turn. */
export function Decide({ afterSale: { afterSaleId, kind, state, amountFen, turn } }: Props) {
  if (turn?.of !== 'staff') return '—'
  const isAnswered = state !== 'applied'
  return (
    <Space wrap>
      {isAnswered ? (
        <ConfirmButton
          name='receiveAfterSale'
          label='确认收货'
          asks={`商品已退回，入库并退款 ${yuanOf(amountFen)}？`}
          done='已确认，退款已提交'
          input={{ afterSaleId }}
        />
      ) : (
        <ConfirmButton
          name='approveAfterSale'
          label='同意'
          asks={kind === 'return' ? '同意退货？买家会收到寄回地址' : `同意退款 ${yuanOf(amountFen)}？`}
          done='已同意'
          input={{ afterSaleId }}
        />
      )}
      <ActButton
        name='refuseAfterSale'
        label='拒绝'
        done='已拒绝'
        isDanger
        asks='原因（买家会看到）'
        longest={40}
        inputOf={({ reason }) => ({ afterSaleId, reason })}
      />
    </Space>
  )
}
