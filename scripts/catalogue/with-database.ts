import { join } from 'node:path'
import type { Settings } from '../../server/config/settings'
import { openDatabase, type Queryable } from '../../server/db/client'
import { startEmbedded } from '../../server/db/embedded'
import { expectSchema } from '../../server/db/expect-schema'

/**
 * Runs `work` on the configured database (DATABASE_URL), or on the server's own below DATA_DIR. It never migrates: that is the
 * servers' work. @throws SchemaMismatch if the database is of another release
 */
export async function withDatabase(
  settings: Settings,
  work: (db: Queryable) => Promise<void>
): Promise<void> {
  const named = settings.databaseDirectUrl ?? settings.databaseUrl
  const own = named === undefined ? await startEmbedded(join(settings.dataDir, 'postgres')) : undefined
  const url = named ?? own?.url ?? ''
  try {
    await expectSchema(url)
    const database = openDatabase(url, { max: 2, patient: true })
    try {
      await work(database.db)
    } finally {
      await database.close()
    }
  } finally {
    await own?.stop()
  }
}
