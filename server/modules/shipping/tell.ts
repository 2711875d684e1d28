import type { Tx } from '../../db/client'
import type { OrderNo } from '../../domain/order-number'
import { queueReminder } from '../reminder'
import { carrierOf } from './carriers'

/** A parcel that is on its way now. */
interface NewParcel {
  readonly parcelNo: number
  readonly carrier: string
  readonly trackingNo: string
}

/** Queues the buyer's message that a parcel of an order was sent, inside the caller's transaction. */
export async function tellOfParcel(
  tx: Tx,
  orderNo: OrderNo,
  { parcelNo, carrier, trackingNo }: NewParcel,
  now: Date
): Promise<void> {
  await queueReminder(
    {
      key: `shipped:${orderNo}:${parcelNo}`,
      kind: 'shipped',
      to: { orderNo },
      words: {
        state: '已发货',
        note: `${carrierOf(carrier)?.name ?? carrier} ${trackingNo}`,
        number: trackingNo
      },
      page: `pages-my/logistics/index?orderNo=${orderNo}`,
      now
    },
    tx
  )
}
