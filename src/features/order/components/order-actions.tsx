import { View } from '@tarojs/components'
import { Button } from '@/ui/button/button'
import { MoreActions } from '@/ui/more-actions/more-actions'
import { actionText, buttonActions, type Order, type OrderAction } from '../model'
import css from './order-actions.module.scss'

export interface OrderActionsProps {
  order: Pick<Order, 'orderNo' | 'partnerName'>
  actions: readonly OrderAction[]
  running: string | undefined
  onAct: (action: OrderAction) => void
}

/** The chief action first in the contract, last on the screen: nearest to the thumb. Rare ones are behind 更多. */
export function OrderActions({ order, actions, running, onAct }: OrderActionsProps) {
  const { orderNo, partnerName } = order
  const { shown, more } = buttonActions(actions)
  const button = (action: OrderAction) => (
    <Button
      key={action}
      size='small'
      kind={kindOf(action, shown)}
      loading={running === `${orderNo} ${action}`}
      onPress={() => onAct(action)}
    >
      {actionText(action, partnerName)}
    </Button>
  )
  if (shown.length + more.length === 0) return null
  return (
    <View className={css.actions}>
      {more.length > 0 ? <MoreActions className={css.more}>{more.map(button)}</MoreActions> : null}
      {[...shown].reverse().map(button)}
    </View>
  )
}

function kindOf(action: OrderAction, shown: readonly OrderAction[]) {
  if (action === 'pay') return 'primary'
  return action === 'cancel' || action !== shown[0] ? 'plain' : 'secondary'
}
