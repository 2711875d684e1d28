import { View } from '@tarojs/components'
import type { Shipment } from '@/features/shipping/model'
import { Sign } from '@/ui/sign/sign'
import { Cell, CellGroup } from '@/ui/cell/cell'
import css from '../index.module.scss'

const WORDS: Readonly<Record<Shipment['state'], { title: string; text: string }>> = {
  booked: { title: '等待发货', text: '订单已提交仓库，即将打包' },
  packing: { title: '正在打包', text: '商品分包裹发出，发出后可在此查看物流' },
  sent: { title: '商品已全部发出', text: '收到商品后请确认收货' },
  received: { title: '已收货', text: '如有问题，可在订单详情申请售后' },
  cancelled: { title: '已取消发货', text: '商品未发出，款项原路退回' }
}

/** How far the goods are, and who receives them. */
export function ShipmentHead({ shipment: { state, receiver } }: { shipment: Shipment }) {
  const { title, text } = WORDS[state]
  const done = state === 'received'
  return (
    <>
      <View className={css.head} aria-live='polite'>
        <Sign kind={done ? 'success' : state === 'cancelled' ? 'cancelled' : 'waiting'} size='small' />
        <View className={css.words}>
          <View className={css.title}>{title}</View>
          <View className={css.text}>{text}</View>
        </View>
      </View>
      {receiver ? (
        <CellGroup>
          <Cell title={`${receiver.name} ${receiver.mobile}`} note={receiver.address} />
        </CellGroup>
      ) : null}
    </>
  )
}
