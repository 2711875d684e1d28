/**
 * `npm run reseal`: seals document numbers and staff's second factors again with DOCUMENT_SECRET, those that only
 * DOCUMENT_SECRET_PREVIOUS opens (docs/how-to/rotate-secrets.md). Beside running servers; it can be repeated.
 */
import { readSettings } from '../../server/config/settings'
import { resealAll } from '../../server/db/reseal'
import { withDatabase } from '../catalogue/with-database'

const settings = readSettings()

withDatabase(settings, async (db) => {
  const all = await resealAll(db, settings.secrets.document)
  for (const [table, { read, sealed, unreadable }] of Object.entries(all)) {
    process.stdout.write(
      `${table}: ${read} read, ${sealed} sealed again, ${unreadable} opened by neither secret\n`
    )
  }
  const left = Object.values(all).reduce((sum, { unreadable }) => sum + unreadable, 0)
  if (left === 0) process.stdout.write('DOCUMENT_SECRET_PREVIOUS can be taken away.\n')
  else process.exitCode = 1
}).catch((problem: unknown) => {
  process.stderr.write(`${problem instanceof Error ? problem.message : String(problem)}\n`)
  process.exitCode = 1
})
