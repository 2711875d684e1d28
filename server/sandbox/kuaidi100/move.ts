import type { FastifyBaseLogger } from 'fastify'
import type { Queryable } from '../../db/client'
import { md5 } from '../../gateways/logistics/kuaidi100'
import { dueParcels, findParcel, saveParcel, type SandboxParcel } from '../warehouse/repository'
import { goesOn, trackView } from './track'

/** How long a parcel stays at each of its steps. */
export const SANDBOX_STEP_MS = 20_000
const AT_ONCE = 50

/** What moving parcels works with. */
export interface Carrier {
  readonly db: Queryable
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  readonly salt: string
}

/** Moves the parcels on whose time has come, and tells whoever watches them. */
export async function moveParcels(carrier: Carrier, now: Date): Promise<void> {
  for (const parcel of await dueParcels(now, AT_ONCE, carrier.db)) await moveOn(carrier, parcel, now)
}

/** One step on, by hand. */
export async function moveParcel(carrier: Carrier, trackingNo: string, now: Date): Promise<void> {
  const parcel = await findParcel(trackingNo, carrier.db)
  if (parcel && goesOn(parcel.steps.length)) await moveOn(carrier, parcel, now)
}

async function moveOn({ db, log, salt }: Carrier, parcel: SandboxParcel, now: Date): Promise<void> {
  const moved = {
    ...parcel,
    steps: goesOn(parcel.steps.length) ? [...parcel.steps, now.toISOString()] : parcel.steps
  }
  const more = goesOn(moved.steps.length)
  const nextAt = more ? new Date(now.getTime() + SANDBOX_STEP_MS) : null
  if (parcel.callback !== null) {
    const param = JSON.stringify({
      status: more ? 'polling' : 'shutdown',
      message: '',
      lastResult: trackView(moved)
    })
    try {
      const body = new URLSearchParams({ param, sign: md5(param, salt) })
      const response = await fetch(parcel.callback, {
        method: 'POST',
        body,
        signal: AbortSignal.timeout(5000)
      })
      if (!response.ok) throw new Error(`HTTP ${response.status}`)
    } catch (problem) {
      // not taken: the same step is told again at the next round
      log.warn({ err: problem, trackingNo: parcel.trackingNo }, 'sandbox push was not taken')
      return
    }
  }
  await saveParcel(parcel.trackingNo, { steps: moved.steps, nextAt }, db)
}
