/**
 * Accounts of staff on the command line: `npm run staff -- add|list|disable|reset|link|unlink|verify` (docs/how-to/staff.md). Uses the database of the
 * catalogue script, and the secret of the server's settings for second factors.
 */
import { text } from 'node:stream/consumers'
import { readSettings } from '../../server/config/settings'
import { withDatabase } from '../catalogue/with-database'
import { runStaff } from './commands'

const settings = readSettings()

withDatabase(settings, async (db) => {
  const words = await runStaff(process.argv.slice(2), {
    db,
    documentSecret: settings.secrets.document,
    oidcIssuer: settings.oidc?.issuer,
    now: new Date(),
    readInput: () => text(process.stdin)
  })
  process.stdout.write(`${words}\n`)
}).catch((problem: unknown) => {
  process.stderr.write(`${problem instanceof Error ? problem.message : String(problem)}\n`)
  process.exitCode = 1
})
