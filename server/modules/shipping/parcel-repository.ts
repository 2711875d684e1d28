import { and, eq } from 'drizzle-orm'
import type { Queryable, Tx } from '../../db/client'
import { backoff, isLastTry, untilLastTry } from '../../db/backoff'
import { parcelLines, parcels, parcelTraces } from '../../db/schema/shipping'
import { statement } from '../../db/statement'
import type { OrderNo } from '../../domain/order-number'
import type { StoredPhone } from '../../domain/receiver-phone'
import { TRACK_STATES, type TrackNews } from '../../gateways/logistics/logistics-gateway'
import type { LinePieces } from '../../gateways/warehouse/warehouse-gateway'

/** Stores a parcel of an order; false if it is known. */
export async function insertParcel(
  parcel: {
    id: string
    orderNo: OrderNo
    parcelNo: number
    carrier: string
    trackingNo: string
    sentAt: Date
  },
  lines: readonly LinePieces[],
  tx: Tx
): Promise<boolean> {
  const added = await tx
    .insert(parcels)
    .values({ ...parcel, state: TRACK_STATES.collected, watchAt: parcel.sentAt })
    .onConflictDoNothing({ target: [parcels.orderNo, parcels.parcelNo] })
    .returning({ id: parcels.id })
  if (added.length === 0) return false
  await tx
    .insert(parcelLines)
    .values(lines.map(({ lineNo, quantity }) => ({ parcelId: parcel.id, lineNo, quantity })))
  return true
}

/** A tracked parcel, with the data that its carrier requires. */
export interface FollowedParcel {
  readonly id: string
  readonly carrier: string
  readonly trackingNo: string
  readonly orderNo: OrderNo
  readonly phone: StoredPhone | null
  readonly city: string | null
}

/** Of a parcel `p` and its order `o`. */
const FOLLOWED = `p.id, p.carrier, p.tracking_no as "trackingNo", o.order_no as "orderNo", o.address->>'mobile' as phone, o.address->>'city' as city`

const unwatched = statement<FollowedParcel & { readonly isLast: boolean }>(
  'unwatched-parcels',
  `with due as (
     update parcels set watch_attempts = watch_attempts + 1,
       watch_at = ${untilLastTry('$1', 'sent_at', backoff('$1', 'watch_attempts', '5 seconds'))}
     where id in (
       select id from parcels where watch = 'none' and signed_at is null and watch_at <= $1
       order by watch_at limit 1 for update skip locked)
     returning id, carrier, tracking_no, order_no, sent_at)
   select ${FOLLOWED}, ${isLastTry('$1', 'p.sent_at')} as "isLast" from due p join orders o on o.order_no = p.order_no`
)

/**
 * Claims, for this process, a parcel without a subscription; refused ones are retried at growing intervals, after an
 * hour at most.
 */
export const claimUnwatchedParcel = (now: Date, db: Queryable) => unwatched([now], db)

const silent = statement<FollowedParcel>(
  'silent-parcels',
  `select ${FOLLOWED} from parcels p join orders o on o.order_no = p.order_no where p.signed_at is null and p.watch in ('abort', 'shutdown')
     and not ${isLastTry('$1', 'p.sent_at')}
     and coalesce(p.asked_at, p.sent_at) between $1::timestamptz - interval '30 days' and $1
   order by coalesce(p.asked_at, p.sent_at) limit $2`
)

/** Parcels in transit without any news, neither sent nor queried since `before`; none after 30 days. */
export const silentParcels = (before: Date, limit: number, db: Queryable) => silent([before, limit], db)

const canPoll = statement<{ id: string }>(
  'may-ask-about-parcel',
  'update parcels set asked_at = $2 where id = $1 and (asked_at is null or asked_at <= $3) returning id'
)

/** Claims the right to query a parcel now; false if it was queried since `before`. */
export async function claimTrackingSlot(
  id: string,
  now: Date,
  before: Date,
  db: Queryable
): Promise<boolean> {
  return (await canPoll([id, now, before], db)).length > 0
}

export async function markWatched(id: string, db: Queryable): Promise<void> {
  await db
    .update(parcels)
    .set({ watch: 'polling' })
    .where(and(eq(parcels.id, id), eq(parcels.watch, 'none')))
}

const news = statement<{ id: string; before: string }>(
  'parcel-news',
  `update parcels p set watch = coalesce($4, p.watch),
     state = case when p.signed_at is null then $3 else p.state end,
     signed_at = coalesce(p.signed_at, case when $3 = '${TRACK_STATES.signed}' then $5::timestamptz end)
   from (select id, state from parcels where carrier = $1 and tracking_no = $2 for update) known
   where p.id = known.id returning p.id, known.state as before`
)

/**
 * Stores news of a parcel, each item once; a signed one stays signed.
 * @returns whether its state has changed; null for a parcel that is not ours
 */
export async function saveTracking(told: TrackNews, now: Date, tx: Tx): Promise<{ changed: boolean } | null> {
  const { carrier, trackingNo, state, watch, traces } = told
  const signed = traces.find((trace) => trace.state === TRACK_STATES.signed)
  const [parcel] = await news([carrier, trackingNo, state, watch, signed?.at ?? now], tx)
  if (!parcel) return null
  if (traces.length > 0) {
    await tx
      .insert(parcelTraces)
      .values(traces.map(({ at, text, state: then }) => ({ parcelId: parcel.id, at, text, state: then })))
      .onConflictDoNothing()
  }
  return { changed: parcel.before !== state && parcel.before !== TRACK_STATES.signed }
}
