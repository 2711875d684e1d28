import { eq } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { storedFiles } from '../../db/schema/member'
import type { StorageGateway } from './storage-gateway'

/** Files as rows of the database that all processes share: no other service to run, for some thousand members. */
export function createPostgresStorage(db: Queryable): StorageGateway {
  return {
    async put(key, bytes) {
      await db.insert(storedFiles).values({ key, bytes }).onConflictDoNothing()
    },
    async get(key) {
      const rows = await db
        .select({ bytes: storedFiles.bytes })
        .from(storedFiles)
        .where(eq(storedFiles.key, key))
      return rows[0]?.bytes ?? null
    },
    async remove(key) {
      await db.delete(storedFiles).where(eq(storedFiles.key, key))
    }
  }
}
