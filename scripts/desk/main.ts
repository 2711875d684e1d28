/**
 * The customer-service desk on the command line, for operators without a system of their own: `npm run desk
 * -- list|show|answer|resolve`. Uses the database of the catalogue script (docs/how-to/desk.md).
 */
import { text } from 'node:stream/consumers'
import { readSettings } from '../../server/config/settings'
import { withDatabase } from '../catalogue/with-database'
import { runDesk } from './commands'

withDatabase(readSettings(), async (db) => {
  const words = await runDesk(process.argv.slice(2), {
    db,
    now: new Date(),
    readInput: () => text(process.stdin)
  })
  process.stdout.write(`${words}\n`)
}).catch((problem: unknown) => {
  process.stderr.write(`${problem instanceof Error ? problem.message : String(problem)}\n`)
  process.exitCode = 1
})
