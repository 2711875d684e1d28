import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../db/client'
import { distributorTrusts } from '../../db/schema/entry'

/** Whether a channel's distributor may log this member in. */
export async function isTrusted(channelCode: string, memberId: string, tx: Tx): Promise<boolean> {
  const rows = await tx
    .select({ memberId: distributorTrusts.memberId })
    .from(distributorTrusts)
    .where(and(eq(distributorTrusts.channelCode, channelCode), eq(distributorTrusts.memberId, memberId)))
  return rows.length > 0
}

/** Stores that it may. */
export async function insertTrust(channelCode: string, memberId: string, tx: Tx): Promise<void> {
  await tx.insert(distributorTrusts).values({ channelCode, memberId }).onConflictDoNothing()
}
