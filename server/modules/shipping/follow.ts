/** Tracking of parcels: news is pushed to us; only parcels without pushed news are queried, and rarely. */
import type { FastifyBaseLogger } from 'fastify'
import { withTransaction } from '../../db/client'
import type { PhoneSource, ReceiverPhones } from '../../db/receiver-phones'
import {
  TRACK_STATES,
  type LogisticsGateway,
  type TrackNews
} from '../../gateways/logistics/logistics-gateway'
import { RemoteSilent } from '../../gateways/remote-json'
import { eachDue } from '../../jobs/each-due'
import { reportOutcome } from '../../jobs/outcomes'
import {
  saveTracking,
  markWatched,
  silentParcels,
  claimTrackingSlot,
  claimUnwatchedParcel,
  type FollowedParcel
} from './parcel-repository'

export interface FollowDependencies extends PhoneSource {
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  readonly logistics: LogisticsGateway
}

/** The partner blocks numbers that are queried more often. */
export const POLL_INTERVAL_MS = 30 * 60_000
const AT_ONCE = 50

/** For the carrier's partner, which knows some parcels only with their receiver's number: one that cannot be opened is left out. */
const tracked = ({ carrier, trackingNo, orderNo, phone, city }: FollowedParcel, phones: ReceiverPhones) => ({
  carrier,
  trackingNo,
  phone: (phone && phones.open(phone, `orders ${orderNo}`)) ?? '',
  city: city ?? ''
})

/** Subscribes to news of new parcels, and queries those without any news. */
export async function followParcels(dependencies: FollowDependencies, now: Date): Promise<void> {
  const { db, phones, log, logistics } = dependencies
  await eachDue(
    () => claimUnwatchedParcel(now, db),
    AT_ONCE,
    async (parcel) => {
      try {
        await logistics.watch(tracked(parcel, phones))
        await markWatched(parcel.id, db)
        return true
      } catch (problem) {
        log.warn({ err: problem, parcel: parcel.id }, 'parcel cannot be watched yet')
        if (parcel.isLast) reportOutcome(log, 'parcel', 'unanswered', { parcel: parcel.id })
        return !(problem instanceof RemoteSilent)
      }
    }
  )
  const before = new Date(now.getTime() - POLL_INTERVAL_MS)
  const silent = await silentParcels(before, AT_ONCE, db)
  await eachDue(
    () => Promise.resolve(silent.splice(0, 1)),
    AT_ONCE,
    (parcel) => queryParcel(dependencies, parcel, now)
  )
}

/**
 * Queries a parcel, unless it was queried within 30 minutes: then the earlier answer still applies.
 * @returns false if nobody has answered
 */
export async function queryParcel(
  { db, phones, log, logistics }: FollowDependencies,
  parcel: FollowedParcel,
  now: Date
): Promise<boolean> {
  const before = new Date(now.getTime() - POLL_INTERVAL_MS)
  if (!(await claimTrackingSlot(parcel.id, now, before, db))) return true
  try {
    await storeTracking({ db, log }, await logistics.query(tracked(parcel, phones)), now)
    return true
  } catch (problem) {
    log.warn({ err: problem, parcel: parcel.id }, 'parcel could not be asked about')
    return !(problem instanceof RemoteSilent)
  }
}

/** Final states of a parcel, and problems worth reporting. */
const ENDS: Readonly<Record<string, 'signed' | 'returned' | 'refused' | 'trouble'>> = {
  [TRACK_STATES.signed]: 'signed',
  [TRACK_STATES.returned]: 'returned',
  [TRACK_STATES.refused]: 'refused',
  [TRACK_STATES.trouble]: 'trouble'
}

/** Stores news of a parcel. @returns whether it is one of ours */
export async function storeTracking(
  { db, log }: Pick<FollowDependencies, 'db' | 'log'>,
  news: TrackNews,
  now: Date
): Promise<boolean> {
  const taken = await withTransaction(db, (tx) => saveTracking(news, now, tx))
  const end = ENDS[news.state]
  if (taken?.changed && end) reportOutcome(log, 'parcel', end, { carrier: news.carrier })
  return taken !== null
}
