import { View } from '@tarojs/components'
import type { OrderDetail } from '@/features/order/model'
import { openOrder, viewBought } from '@/features/order/navigation'
import { Button } from '@/ui/button/button'
import { ButtonRow } from '@/ui/button-row/button-row'
import { Price } from '@/ui/price/price'
import { ResultSign } from '@/ui/result-sign/result-sign'
import css from '../recommend.module.scss'

/** Paid: the amount, what for, and a link to it. */
export function PaidHead({ detail: { order, memberCardId, receiveIds } }: { detail: OrderDetail }) {
  const [line] = order.lines
  const { kind, orderNo } = order
  const view = () =>
    viewBought({ kind, orderNo, itemId: line?.itemId ?? '', memberCardId, receiveId: receiveIds[0] })
  return (
    <View className={css.head}>
      <ResultSign kind='success' title='支付成功'>
        <Price fen={order.payFen} size='large' tone='ink' />
        <View className={css.what}>{line?.name}</View>
      </ResultSign>
      <ButtonRow className={css.ways}>
        <Button kind='plain' block onPress={() => void openOrder(order.orderNo)}>
          查看订单
        </Button>
        <Button block disabled={order.state !== 'fulfilled'} onPress={() => void view()}>
          {order.state === 'fulfilled' ? '去使用' : '发放中'}
        </Button>
      </ButtonRow>
    </View>
  )
}
