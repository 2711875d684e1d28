import { View } from '@tarojs/components'
import { usePlainWord } from '@/features/appearance/plain-words'
import type { OrderAction } from '@/features/order/model'
import { Cell, CellGroup } from '@/ui/cell/cell'
import css from '../index.module.scss'

export interface AfterSaleRowProps {
  actions: readonly OrderAction[]
  /** When it may go back, in the order's own terms. */
  words?: string | null | undefined
  onAct: (action: OrderAction) => void
}

/** When an order may go back, the way to ask for it, and to what was asked; a way that leads nowhere is not shown. */
export function AfterSaleRow({ actions, words, onAct }: AfterSaleRowProps) {
  const plain = usePlainWord()
  const action = (['viewAfterSale', 'afterSale'] as const).find((one) => actions.includes(one))
  if (!action && !words) return null
  return (
    <CellGroup>
      <Cell
        title='售后服务'
        note={[plain('售后'), words].filter(Boolean).join('。') || undefined}
        {...(action && {
          value: <View className={css.way}>{action === 'viewAfterSale' ? '退款详情' : '申请售后'}</View>,
          onPress: () => onAct(action)
        })}
      />
    </CellGroup>
  )
}
