import { and, eq, gt, ne, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { provenDevices } from '../../db/schema/session'
import { PROVEN_DEVICES_KEPT_MS } from '../../domain/periods'

/** Trusted devices per number, the latest ones. */
const MAX_DEVICES = 10

/** Records that the owner of a number has verified it on a device. */
export async function proveDevice(
  mobile: string,
  deviceHash: string | null,
  now: Date,
  db: Queryable
): Promise<void> {
  if (deviceHash === null) return
  await db
    .insert(provenDevices)
    .values({ mobile, deviceHash, provenAt: now })
    .onConflictDoUpdate({ target: [provenDevices.mobile, provenDevices.deviceHash], set: { provenAt: now } })
  await db.delete(provenDevices).where(
    and(
      eq(provenDevices.mobile, mobile),
      sql`${provenDevices.deviceHash} not in (
        select device_hash from proven_devices where mobile = ${mobile} order by proven_at desc limit ${MAX_DEVICES})`
    )
  )
}

/** Whether the owner of a number has verified it on a device, still valid. */
export async function isProvenDevice(
  mobile: string,
  deviceHash: string,
  now: Date,
  db: Queryable
): Promise<boolean> {
  const rows = await db
    .select({ provenAt: provenDevices.provenAt })
    .from(provenDevices)
    .where(
      and(
        eq(provenDevices.mobile, mobile),
        eq(provenDevices.deviceHash, deviceHash),
        gt(provenDevices.provenAt, new Date(now.getTime() - PROVEN_DEVICES_KEPT_MS))
      )
    )
  return rows.length > 0
}

/** Removes the devices of a number, except the one that stays. */
export async function forgetDevices(mobile: string, stored: string | null, db: Queryable): Promise<void> {
  await db
    .delete(provenDevices)
    .where(
      and(
        eq(provenDevices.mobile, mobile),
        stored === null ? undefined : ne(provenDevices.deviceHash, stored)
      )
    )
}
