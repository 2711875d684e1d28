import type { OrderAction } from '@/features/order/model'
import { Cell, CellGroup } from '@/ui/cell/cell'

export interface AfterSaleRowProps {
  actions: readonly OrderAction[]
  onAct: (action: OrderAction) => void
}

/** The way to ask money back, and to what was asked. */
export function AfterSaleRow({ actions, onAct }: AfterSaleRowProps) {
  const asked = actions.includes('viewAfterSale')
  const more = actions.includes('afterSale')
  if (!asked && !more) return null
  return (
    <CellGroup>
      <Cell
        title='售后服务'
        value={asked ? '退款详情' : '申请售后'}
        onPress={() => onAct(asked ? 'viewAfterSale' : 'afterSale')}
      />
    </CellGroup>
  )
}
