/**
 * `npm run backup -- FILE` saves the configured database (DATABASE_URL, or the server's own) with its pictures, while servers use it; `npm run
 * restore -- FILE` brings it into an empty one (docs/how-to/backup.md).
 */
import { join, resolve } from 'node:path'
import { readSettings } from '../../server/config/settings'
import { restoreBackup } from '../../server/db/backup/restore'
import { writeBackup } from '../../server/db/backup/write'
import { startEmbedded } from '../../server/db/embedded'
import { expectSchema } from '../../server/db/expect-schema'

const USAGE = 'npm run backup -- FILE | npm run restore -- FILE'

async function run([command, name, ...more]: readonly string[]): Promise<string> {
  if ((command !== 'backup' && command !== 'restore') || !name || more.length > 0) throw new Error(USAGE)
  const file = resolve(name)
  const { databaseUrl, databaseDirectUrl, dataDir } = readSettings()
  const given = databaseDirectUrl ?? databaseUrl
  const own = given === undefined ? await startEmbedded(join(dataDir, 'postgres')) : undefined
  const url = given ?? own?.url ?? ''
  try {
    if (command === 'restore') return `Restored: ${await restoreBackup(url, file)} rows of ${name}`
    await expectSchema(url)
    return `Saved: ${await writeBackup(url, file)} rows in ${name}`
  } finally {
    await own?.stop()
  }
}

run(process.argv.slice(2)).then(
  (words) => process.stdout.write(`${words}\n`),
  (problem: unknown) => {
    process.stderr.write(`${problem instanceof Error ? problem.message : String(problem)}\n`)
    process.exitCode = 1
  }
)
