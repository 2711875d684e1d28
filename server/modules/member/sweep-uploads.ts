import type { Queryable } from '../../db/client'
import { inBatches, SWEEP_LIMITS, type SweepLimits } from '../../db/in-batches'
import type { StorageGateway } from '../../gateways/storage/storage-gateway'
import { checkUploads, forgetUpload, removedUploads } from './upload-repository'

/** Members whose quota changes wait for a batch: it has to be short. */
const LIMITS: SweepLimits = { ...SWEEP_LIMITS, batch: 200 }

/**
 * Removes uploads that nothing uses (`checkUploads`), and deletes removed ones from storage.
 * What cannot be deleted now is retried later.
 */
export async function sweepUploads(
  db: Queryable,
  storage: StorageGateway,
  now: Date,
  limits = LIMITS
): Promise<void> {
  await inBatches((batch) => checkUploads(now, batch, db), limits)
  await inBatches(async (batch) => {
    const ids = await removedUploads(batch, db)
    for (const id of ids) {
      await storage.remove(id)
      await forgetUpload(id, db)
    }
    return ids.length
  }, limits)
}
