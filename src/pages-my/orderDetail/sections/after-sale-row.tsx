import { View } from '@tarojs/components'
import { usePlainWord } from '@/features/appearance/plain-words'
import type { OrderAction } from '@/features/order/model'
import { Cell, CellGroup } from '@/ui/cell/cell'
import css from '../index.module.scss'

export interface AfterSaleRowProps {
  actions: readonly OrderAction[]
  /** When it can be returned, by the order's own terms. */
  words?: string | null | undefined
  onAct: (action: OrderAction) => void
}

/**
 * When an order can be returned, with links to request that and to earlier requests; a link without a target
 * is not shown.
 */
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
