import { View } from '@tarojs/components'
import { navigate } from '@/routes/navigate'
import { Button } from '@/ui/button/button'
import { ResultSign } from '@/ui/result-sign/result-sign'
import type { OrderDetail } from '../model'
import { outcomeOf } from '../outcome'
import { buyAgain, openOrder } from '../navigation'
import { ResultButtons } from './result-buttons'

/** An order that cannot be paid (any longer): its status and further links. */
export function OrderOver({ detail: { order } }: { detail: OrderDetail }) {
  const { state, partnerName } = order
  const { kind, title, text } = outcomeOf({ kind: order.kind, state, overdue: true, partnerName })
  return (
    <View>
      <ResultSign kind={kind} title={title}>
        {text}
      </ResultSign>
      <ResultButtons>
        {kind === 'cancelled' ? (
          <Button block onPress={() => void buyAgain(order)}>
            {partnerName === null ? '重新购买' : `返回${partnerName}`}
          </Button>
        ) : null}
        <Button kind='plain' block onPress={() => void openOrder(order.orderNo)}>
          查看订单
        </Button>
        <Button kind='quiet' block onPress={() => void navigate('pages-my/orderRecord/index', {})}>
          全部购买记录
        </Button>
      </ResultButtons>
    </View>
  )
}
