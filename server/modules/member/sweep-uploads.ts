import type { Queryable } from '../../db/client'
import type { StorageGateway } from '../../gateways/storage/storage-gateway'
import { forgetUpload, removedUploads, removeUnusedUploads } from './upload-repository'

const UNUSED_MS = 86_400_000
const AT_ONCE = 200

/**
 * Removes uploads older than a day that nothing uses (`removeUnusedUploads`), and deletes removed ones from storage.
 * What cannot be deleted now is retried later.
 */
export async function sweepUploads(db: Queryable, storage: StorageGateway, now: Date): Promise<void> {
  await removeUnusedUploads(new Date(now.getTime() - UNUSED_MS), now, db)
  for (const id of await removedUploads(AT_ONCE, db)) {
    await storage.remove(id)
    await forgetUpload(id, db)
  }
}
