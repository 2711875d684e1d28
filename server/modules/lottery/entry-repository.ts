import type { Queryable } from '../../db/client'
import { lotteryEntries } from '../../db/schema/lottery'
import type { EntryOrder } from './entry'

export async function insertEntries(
  hashes: readonly string[],
  { lotteryId, givesTry, expiresAt }: EntryOrder,
  db: Queryable
): Promise<void> {
  await db
    .insert(lotteryEntries)
    .values(hashes.map((tokenHash) => ({ tokenHash, lotteryId, givesTry, expiresAt })))
}
