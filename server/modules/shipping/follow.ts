/** Where parcels are: news are pushed to us; only about a parcel of which nobody tells us we ask, and seldom. */
import type { FastifyBaseLogger } from 'fastify'
import { withTransaction, type Queryable } from '../../db/client'
import {
  TRACK_STATES,
  type LogisticsGateway,
  type TrackNews
} from '../../gateways/logistics/logistics-gateway'
import { eachDue } from '../../jobs/each-due'
import { reportOutcome } from '../../jobs/outcomes'
import {
  saveTracking,
  markWatched,
  silentParcels,
  claimTrackingSlot,
  takeUnwatched,
  type FollowedParcel
} from './parcel-repository'

export interface FollowDependencies {
  readonly db: Queryable
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  readonly logistics: LogisticsGateway
}

/** A number that is asked about more often is locked by the partner. */
export const POLL_INTERVAL_MS = 30 * 60_000
const AT_ONCE = 50

const tracked = ({ carrier, trackingNo, phone, city }: FollowedParcel) => ({
  carrier,
  trackingNo,
  phone: phone ?? '',
  city: city ?? ''
})

/** Has news of new parcels pushed, and asks about those of which none come any more. */
export async function followParcels(dependencies: FollowDependencies, now: Date): Promise<void> {
  const { db, log, logistics } = dependencies
  await eachDue(
    () => takeUnwatched(now, db),
    AT_ONCE,
    async (parcel) => {
      try {
        await logistics.watch(tracked(parcel))
        await markWatched(parcel.id, db)
      } catch (problem) {
        log.warn({ err: problem, parcel: parcel.id }, 'parcel cannot be watched yet')
        if (parcel.isLast) reportOutcome(log, 'parcel', 'unanswered', { parcel: parcel.id })
      }
    }
  )
  const before = new Date(now.getTime() - POLL_INTERVAL_MS)
  for (const parcel of await silentParcels(before, AT_ONCE, db)) await askAbout(dependencies, parcel, now)
}

/** Asks about a parcel, unless it was asked about within 30 minutes: then what was answered still stands. */
export async function askAbout(
  { db, log, logistics }: FollowDependencies,
  parcel: FollowedParcel,
  now: Date
): Promise<void> {
  const before = new Date(now.getTime() - POLL_INTERVAL_MS)
  if (!(await claimTrackingSlot(parcel.id, now, before, db))) return
  try {
    await takeNews({ db, log }, await logistics.query(tracked(parcel)), now)
  } catch (problem) {
    log.warn({ err: problem, parcel: parcel.id }, 'parcel could not be asked about')
  }
}

/** How a parcel ends, or what of it somebody should know. */
const ENDS: Readonly<Record<string, 'signed' | 'returned' | 'refused' | 'trouble'>> = {
  [TRACK_STATES.signed]: 'signed',
  [TRACK_STATES.returned]: 'returned',
  [TRACK_STATES.refused]: 'refused',
  [TRACK_STATES.trouble]: 'trouble'
}

/** Takes in what was told of a parcel. @returns whether it is one of ours */
export async function takeNews(
  { db, log }: Pick<FollowDependencies, 'db' | 'log'>,
  news: TrackNews,
  now: Date
): Promise<boolean> {
  const taken = await withTransaction(db, (tx) => saveTracking(news, now, tx))
  const end = ENDS[news.state]
  if (taken?.changed && end) reportOutcome(log, 'parcel', end, { carrier: news.carrier })
  return taken !== null
}
