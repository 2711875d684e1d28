import { View } from '@tarojs/components'
import type { OrderTab } from '@/features/order/model'
import { navigate } from '@/routes/navigate'
import { Badge } from '@/ui/badge/badge'
import { Icon, type IconShape } from '@/ui/icon/icon'
import chevron from '@/ui/icon/icons/chevron-right.module.scss'
import parcelShape from '@/ui/icon/icons/parcel.module.scss'
import refreshShape from '@/ui/icon/icons/refresh.module.scss'
import ticketShape from '@/ui/icon/icons/ticket.module.scss'
import truckShape from '@/ui/icon/icons/truck.module.scss'
import walletShape from '@/ui/icon/icons/wallet.module.scss'
import { Pressable } from '@/ui/pressable/pressable'
import { HEADING } from '@/ui/read-as'
import type { Summary } from './member-strip'
import css from './orders.module.scss'

interface Shortcut {
  state: OrderTab
  name: string
  shape: IconShape
  /** Requires an action: shown as a red number. The others are shown as text. */
  urgent?: true
  countOf: (summary: NonNullable<Summary>) => number
}

const SHORTCUTS: readonly Shortcut[] = [
  { state: 'unpaid', name: '待付款', shape: walletShape, urgent: true, countOf: (of) => of.unpaidOrders },
  { state: 'toShip', name: '待发货', shape: parcelShape, countOf: (of) => of.toShipOrders },
  { state: 'toReceive', name: '待收货', shape: truckShape, countOf: (of) => of.toReceiveOrders },
  { state: 'toUse', name: '待使用', shape: ticketShape, countOf: (of) => of.toUseOrders },
  { state: 'refund', name: '退款', shape: refreshShape, countOf: (of) => of.refundOrders }
]

const openOrders = (state: Shortcut['state']) => void navigate('pages-my/orderRecord/index', { state })

/** Links to the orders, with the number in each state. */
export function Orders({ summary }: { summary: Summary }) {
  return (
    <View className={css.orders}>
      <Pressable className={css.head} onPress={() => openOrders('all')}>
        <View className={css.title} {...HEADING}>
          我的订单
        </View>
        <View className={css.all}>全部</View>
        <Icon of={chevron} size={16} className={css.chevron} />
      </Pressable>
      <View className={css.row}>
        {SHORTCUTS.map(({ state, name, shape, urgent, countOf }) => {
          const count = summary ? countOf(summary) : 0
          return (
            <Pressable key={state} className={css.shortcut} onPress={() => openOrders(state)}>
              <Badge count={urgent ? count : 0}>
                <Icon of={shape} />
              </Badge>
              <View className={css.name}>{!urgent && count > 0 ? `${name} ${count}` : name}</View>
            </Pressable>
          )
        })}
      </View>
    </View>
  )
}
