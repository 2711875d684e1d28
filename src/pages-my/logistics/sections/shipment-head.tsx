import { View } from '@tarojs/components'
import { shipmentLabel, type Shipment } from '@/features/shipping/model'
import { Sign } from '@/ui/sign/sign'
import { Cell, CellGroup } from '@/ui/cell/cell'
import css from '../index.module.scss'

/** The shipping state of the goods, and the recipient. */
export function ShipmentHead({ shipment }: { shipment: Shipment }) {
  const { state, receiver } = shipment
  const { title, text } = shipmentLabel(shipment)
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
