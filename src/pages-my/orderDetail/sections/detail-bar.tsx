import { View } from '@tarojs/components'
import { actionText, buttonActions, type OrderAction, type OrderDetail } from '@/features/order/model'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { MoreActions } from '@/ui/more-actions/more-actions'
import css from '../index.module.scss'

export interface DetailBarProps {
  detail: OrderDetail
  running: string | undefined
  onAct: (action: OrderAction) => void
}

/** The actions of the order; the primary one is the widest, rare ones are behind 更多. */
export function DetailBar({ detail: { order, actions }, running, onAct }: DetailBarProps) {
  const { shown, more } = buttonActions(actions)
  const [chief, ...others] = shown
  if (!chief && more.length === 0) return null
  const button = (action: OrderAction) => (
    <Button
      key={action}
      kind={action === chief ? 'primary' : 'plain'}
      block
      loading={running === `${order.orderNo} ${action}`}
      onPress={() => onAct(action)}
    >
      {actionText(action, order.partnerName)}
    </Button>
  )
  const rare = more.length > 0 ? <MoreActions>{more.map(button)}</MoreActions> : null
  if (!chief) return <BottomBar>{rare}</BottomBar>
  const aside =
    rare !== null || others.length > 0 ? (
      <View className={css.others}>
        {rare}
        {others.reverse().map((action) => (
          <View key={action} className={css.other}>
            {button(action)}
          </View>
        ))}
      </View>
    ) : null
  return <BottomBar aside={aside}>{button(chief)}</BottomBar>
}
