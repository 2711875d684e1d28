import { Space, Tag } from 'antd'
import type { ItemOf } from '../../api/paged'
import { CHANNEL_LABELS } from '../../labels/channels'
import { labelOf } from '../../labels/label-of'
import type { Column } from '../../parts/column'
import { OrderLink } from '../../parts/order-link'
import { Time } from '../../parts/time'
import type { Packed } from './packing-list'
import { PackingListButton } from './packing-list-button'
import { ShipButton } from './ship-button'

/** An order whose goods wait. */
export type WaitingOrder = ItemOf<'toShip'>

/** The order as it is packed. */
export const packedOrder = ({ orderNo, ...order }: WaitingOrder): Packed => ({ ...order, number: orderNo })

/** What the list shows of an order. To whom it goes is on the packing list alone. */
export const COLUMNS: readonly Column<WaitingOrder>[] = [
  {
    title: '订单号',
    show: ({ orderNo }) => <OrderLink orderNo={orderNo} />
  },
  {
    title: '待发商品',
    show: ({ lines }) =>
      lines.map(({ lineNo, name, waiting, quantity }) => (
        <div key={lineNo}>
          {name} × {waiting}
          {waiting < quantity && <span className='quiet'>（共 {quantity} 件）</span>}
        </div>
      ))
  },
  { title: '备注', show: ({ note }) => note ?? '—' },
  { title: '渠道', show: ({ channel }) => labelOf(CHANNEL_LABELS, channel) },
  { title: '等待自', show: ({ bookedAt }) => <Time at={bookedAt} /> },
  {
    title: '处理',
    show: (order) =>
      order.isWithWarehouse ? (
        <Tag>仓库已接单</Tag>
      ) : (
        <Space wrap>
          <ShipButton order={order} />
          <PackingListButton orders={[packedOrder(order)]} label='装箱单' />
        </Space>
      )
  }
]
