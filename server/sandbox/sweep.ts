import type { Kit } from '../http/kit'
import { deleteOldGuestCodes } from './guest/repository'
import { forgetRecharges, forgetTraffic } from './sweep-repository'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const TRAFFIC_DAYS = 7
/** Longer than any month, and than any recharge is queried. */
const RECHARGE_DAYS = 62

/** Keeps the sandbox's stored data small. */
export function sandboxSweepModule({ db, jobs }: Kit): void {
  const ago = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)
  jobs.every('sweep the sandbox', HOUR_MS, async (now) => {
    await forgetTraffic(ago(now, TRAFFIC_DAYS), db)
    await deleteOldGuestCodes(now, db)
    await forgetRecharges(ago(now, RECHARGE_DAYS), db)
  })
}
