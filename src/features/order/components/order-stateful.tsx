import { replace } from '@/routes/navigate'
import ordersIllustration from '@/ui/illustration/illustrations/orders.module.scss'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Stateful, type StatefulProps } from '@/ui/stateful/stateful'
import { isNoOrder } from '../refusal'

/** Stateful for what belongs to one order: a number that is none of the member's leads to their records. */
export function OrderStateful<T>(props: StatefulProps<T>) {
  const { data, error } = props.query
  if (data !== undefined || !isNoOrder(error)) return <Stateful {...props} />
  return (
    <EmptyState
      illustration={ordersIllustration}
      text='未找到该订单'
      hint='订单可能已删除，或不属于当前账号'
      action={{ text: '查看购买记录', onPress: () => void replace('pages-my/orderRecord/index', {}) }}
    />
  )
}
