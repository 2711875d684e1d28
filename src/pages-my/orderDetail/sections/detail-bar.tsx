import { View } from '@tarojs/components'
import { actionText, buttonActions, type OrderAction, type OrderDetail } from '@/features/order/model'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import css from '../index.module.scss'

export interface DetailBarProps {
  detail: OrderDetail
  running: string | undefined
  onAct: (action: OrderAction) => void
}

/** The actions of the order; the primary one is the widest. */
export function DetailBar({ detail: { order, actions: all }, running, onAct }: DetailBarProps) {
  const actions = buttonActions(all)
  const [chief, ...others] = actions
  if (!chief) return null
  const button = (action: OrderAction) => (
    <Button
      kind={action === chief && action !== 'delete' ? 'primary' : 'plain'}
      block
      loading={running === `${order.orderNo} ${action}`}
      onPress={() => onAct(action)}
    >
      {actionText(action, order.partnerName)}
    </Button>
  )
  const aside =
    others.length > 0 ? (
      <View className={css.others}>
        {others.reverse().map((action) => (
          <View key={action} className={css.other}>
            {button(action)}
          </View>
        ))}
      </View>
    ) : null
  return <BottomBar aside={aside}>{button(chief)}</BottomBar>
}
