import type { Tx } from '../../../db/client'
import { afterSaleWithholdings } from '../../../db/schema/aftersale'
import type { Withholding } from './weigh'

/** Stores what a request's refund withholds, and why. */
export async function insertWithholdings(
  afterSaleId: string,
  all: readonly Withholding[],
  tx: Tx
): Promise<void> {
  if (all.length === 0) return
  await tx
    .insert(afterSaleWithholdings)
    .values(all.map((one, index) => ({ ...one, afterSaleId, seq: index + 1 })))
}
