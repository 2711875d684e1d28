import { ORDER_STAGE_LABELS, type OrderStage } from '@contract/order/stage'
import { Tag } from 'antd'
import { STAGE_TONES } from '../labels/orders'

interface Props {
  readonly state: OrderStage
}

/** How far an order is. */
export const OrderState = ({ state }: Props) => (
  <Tag color={STAGE_TONES[state]}>{ORDER_STAGE_LABELS[state]}</Tag>
)
