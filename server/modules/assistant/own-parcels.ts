/** How far the parcels of the caller's own order are, in words. */
import { cutText } from '@contract/cut-text'
import { PARCEL_LABELS, SHIPMENT_TITLES } from '@contract/shipping/labels'
import type { Parcel } from '@contract/types'
import type { Queryable } from '../../db/client'
import type { OrderNo } from '../../domain/order-number'
import { spokenMoment } from '../../lib/spoken-time'
import { shipmentOf } from '../shipping'

const MAX_PARCELS = 3
const MAX_NEWS_LENGTH = 60

/** Sentences on the delivery of an order of this member; empty if nothing of it is delivered. */
export async function parcelText(
  memberId: string,
  orderNo: OrderNo,
  now: Date,
  db: Queryable
): Promise<string> {
  const shipment = await shipmentOf(memberId, orderNo, db)
  if (!shipment) return ''
  const parcels = shipment.parcels.slice(0, MAX_PARCELS).map((parcel) => parcelSentence(parcel, now))
  return [`物流：${SHIPMENT_TITLES[shipment.state]}。`, ...parcels].join('')
}

function parcelSentence({ parcelNo, carrierName, state, traces }: Parcel, now: Date): string {
  const [latest] = traces
  const news = latest
    ? `，${spokenMoment(new Date(latest.at), now)}更新：${cutText(latest.text.replace(/[。；\s]+$/u, ''), { units: MAX_NEWS_LENGTH })}`
    : ''
  return `包裹 ${parcelNo}（${carrierName}）${PARCEL_LABELS[state]}${news}。`
}
