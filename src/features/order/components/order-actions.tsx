import { View } from '@tarojs/components'
import { Button } from '@/ui/button/button'
import { actionText, type Order, type OrderAction } from '../model'
import css from './order-actions.module.scss'

export interface OrderActionsProps {
  order: Pick<Order, 'orderNo' | 'partnerName'>
  actions: readonly OrderAction[]
  running: string | undefined
  onAct: (action: OrderAction) => void
}

/** The chief action first in the contract, last on the screen: nearest to the thumb. */
export function OrderActions({ order, actions, running, onAct }: OrderActionsProps) {
  const { orderNo, partnerName } = order
  return (
    <View className={css.actions}>
      {[...actions].reverse().map((action) => (
        <Button
          key={action}
          size='small'
          kind={kindOf(action, actions)}
          loading={running === `${orderNo} ${action}`}
          onPress={() => onAct(action)}
        >
          {actionText(action, partnerName)}
        </Button>
      ))}
    </View>
  )
}

const QUIET: readonly OrderAction[] = ['cancel', 'delete']

function kindOf(action: OrderAction, actions: readonly OrderAction[]) {
  if (action === 'pay') return 'primary'
  return QUIET.includes(action) || action !== actions[0] ? 'plain' : 'secondary'
}
