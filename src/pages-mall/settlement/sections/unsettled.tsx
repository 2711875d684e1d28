import { goBack, replace } from '@/routes/navigate'
import ordersIllustration from '@/ui/illustration/illustrations/orders.module.scss'
import { EmptyState } from '@/ui/empty-state/empty-state'

/** Why the settlement cannot be computed. */
export function Unsettled({ error, fromCart }: { error: Error; fromCart: boolean }) {
  const toCart = {
    text: '返回购物车',
    onPress: () => void goBack(() => replace('pages-mall/shoppingCart/index', {}))
  }
  const toOrders = {
    text: '查看待付款订单',
    onPress: () => void replace('pages-my/orderRecord/index', { state: 'unpaid' })
  }
  const held = error.message.includes('待付款订单')
  return (
    <EmptyState
      illustration={ordersIllustration}
      text={error.message}
      action={held ? toOrders : fromCart ? toCart : { text: '返回', onPress: () => void goBack() }}
    />
  )
}
