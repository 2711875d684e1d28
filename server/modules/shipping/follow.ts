/** Where parcels are: news are pushed to us; only about a parcel of which nobody tells us we ask, and seldom. */
import type { FastifyBaseLogger } from 'fastify'
import { withTransaction, type Queryable } from '../../db/client'
import type { LogisticsGateway, TrackNews } from '../../gateways/logistics/logistics-gateway'
import {
  keepNews,
  markWatched,
  silentParcels,
  takeTurnToAsk,
  takeUnwatched,
  type FollowedParcel
} from './parcel-repository'

export interface FollowDependencies {
  readonly db: Queryable
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  readonly logistics: LogisticsGateway
}

/** A number that is asked about more often is locked by the partner. */
export const ASK_EVERY_MS = 30 * 60_000
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
  for (const parcel of await takeUnwatched(now, AT_ONCE, db)) {
    try {
      await logistics.watch(tracked(parcel))
      await markWatched(parcel.id, db)
    } catch (problem) {
      log.warn({ err: problem, parcel: parcel.id }, 'parcel cannot be watched yet')
    }
  }
  const before = new Date(now.getTime() - ASK_EVERY_MS)
  for (const parcel of await silentParcels(before, AT_ONCE, db)) await askAbout(dependencies, parcel, now)
}

/** Asks about a parcel, unless it was asked about within 30 minutes: then what was answered still stands. */
export async function askAbout(
  { db, log, logistics }: FollowDependencies,
  parcel: FollowedParcel,
  now: Date
): Promise<void> {
  const before = new Date(now.getTime() - ASK_EVERY_MS)
  if (!(await takeTurnToAsk(parcel.id, now, before, db))) return
  try {
    await takeNews(db, await logistics.query(tracked(parcel)), now)
  } catch (problem) {
    log.warn({ err: problem, parcel: parcel.id }, 'parcel could not be asked about')
  }
}

/** Takes in what was told of a parcel. @returns whether it is one of ours */
export const takeNews = (db: Queryable, news: TrackNews, now: Date): Promise<boolean> =>
  withTransaction(db, (tx) => keepNews(news, now, tx))
