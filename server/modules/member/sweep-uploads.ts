import type { FastifyBaseLogger } from 'fastify'
import type { Queryable } from '../../db/client'
import { inBatches, SWEEP_LIMITS, type SweepLimits } from '../../db/in-batches'
import { RemoteSilent } from '../../gateways/remote-json'
import type { StorageGateway } from '../../gateways/storage/storage-gateway'
import { eachDue } from '../../jobs/each-due'
import { checkUploads, claimRemoved, forgetUpload } from './upload-repository'

export interface Sweeping {
  readonly db: Queryable
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  readonly storage: StorageGateway
}

/** Members whose quota changes wait for a batch: it has to be short. */
const LIMITS: SweepLimits = { ...SWEEP_LIMITS, batch: 200 }
/** Deletions of one round, if its time suffices. */
const DELETIONS = 5000

/**
 * Removes uploads that nothing uses (`checkUploads`), and deletes removed ones from storage, some at once. What cannot be deleted is
 * tried again an hour later, for as long as it takes, and holds up no other; how long the oldest waits is a queue (`QUEUES`).
 */
export async function sweepUploads(
  { db, log, storage }: Sweeping,
  now: Date,
  limits = LIMITS
): Promise<void> {
  await inBatches((batch) => checkUploads(now, batch, db), limits)
  await eachDue(
    () => claimRemoved([now], db),
    DELETIONS,
    async ({ id }) => {
      try {
        await storage.remove(id)
      } catch (problem) {
        log.warn({ err: problem, upload: id }, 'a picture could not be deleted from the storage')
        return !(problem instanceof RemoteSilent)
      }
      await forgetUpload(id, db)
      return true
    },
    { ms: limits.ms }
  )
}
