import type { FastifyBaseLogger } from 'fastify'
import type { Queryable } from '../../db/client'
import { md5 } from '../../gateways/logistics/kuaidi100'
import { currentOf, type Secret } from '../../lib/secret'
import { sendToShop } from '../send-to-shop'
import { dueParcels, findParcel, saveParcel, type SandboxParcel } from '../warehouse/repository'
import { goesOn, trackView } from './track'

/** How long a parcel stays at each of its steps. */
export const SANDBOX_STEP_MS = 20_000
const AT_ONCE = 50
/** Pushes that the shop does not accept are given up a day after the parcel was sent. */
const PUSHED_FOR_MS = 86_400_000
const FORM = 'application/x-www-form-urlencoded'

/** Dependencies of moving parcels. */
export interface Carrier {
  readonly db: Queryable
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  readonly salt: Secret
  /** The shop's, and the only address for pushes. */
  readonly callbackUrl: string
}

/** Moves due parcels on, and notifies their subscribers. */
export async function moveParcels(carrier: Carrier, now: Date): Promise<void> {
  for (const parcel of await dueParcels(now, AT_ONCE, carrier.db)) await moveOn(carrier, parcel, now)
}

/** One manual step. */
export async function moveParcel(carrier: Carrier, trackingNo: string, now: Date): Promise<void> {
  const parcel = await findParcel(trackingNo, carrier.db)
  if (parcel && goesOn(parcel.steps.length)) await moveOn(carrier, parcel, now)
}

async function moveOn(
  { db, log, salt, callbackUrl }: Carrier,
  parcel: SandboxParcel,
  now: Date
): Promise<void> {
  const moved = {
    ...parcel,
    steps: goesOn(parcel.steps.length) ? [...parcel.steps, now.toISOString()] : parcel.steps
  }
  const more = goesOn(moved.steps.length)
  const nextTry = new Date(now.getTime() + SANDBOX_STEP_MS)
  const nextAt = more ? nextTry : null
  if (parcel.callback !== null) {
    const param = JSON.stringify({
      status: more ? 'polling' : 'shutdown',
      message: '',
      lastResult: trackView(moved)
    })
    try {
      const body = new URLSearchParams({ param, sign: md5(param, currentOf(salt)) })
      await sendToShop(callbackUrl, { 'content-type': FORM }, body.toString())
    } catch (problem) {
      log.warn({ err: problem, trackingNo: parcel.trackingNo }, 'sandbox push was not taken')
      // the same step is pushed again later, while the parcel is recent
      const isOld = now.getTime() - parcel.sentAt.getTime() > PUSHED_FOR_MS
      await saveParcel(parcel.trackingNo, { steps: parcel.steps, nextAt: isOld ? null : nextTry }, db)
      return
    }
  }
  await saveParcel(parcel.trackingNo, { steps: moved.steps, nextAt }, db)
}
