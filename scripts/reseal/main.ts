/**
 * `npm run reseal`: seals numbers of documents and receivers, and staff's second factors, again with DOCUMENT_SECRET, those that only
 * DOCUMENT_SECRET_PREVIOUS opens. `npm run reseal -- receivers`: from now on the phone numbers of receivers are sealed (ADR 0111). Both
 * beside running servers; they can be repeated (docs/how-to/rotate-secrets.md).
 */
import { readSettings } from '../../server/config/settings'
import type { Queryable } from '../../server/db/client'
import { beginSealing } from '../../server/db/receiver-phones'
import { resealAll } from '../../server/db/reseal'
import { withDatabase } from '../catalogue/with-database'

const settings = readSettings()
const say = (line: string) => process.stdout.write(`${line}\n`)

async function sealAgain(db: Queryable): Promise<void> {
  const all = await resealAll(db, settings.secrets.document)
  for (const [table, { read, sealed, unreadable }] of Object.entries(all))
    say(`${table}: ${read} read, ${sealed} sealed again, ${unreadable} opened by neither secret`)
  const left = Object.values(all).reduce((sum, { unreadable }) => sum + unreadable, 0)
  if (left === 0) say('DOCUMENT_SECRET_PREVIOUS can be taken away.')
  else process.exitCode = 1
}

async function sealReceiversFromNow(db: Queryable): Promise<void> {
  const isNew = await beginSealing(new Date(), db)
  say(
    isNew
      ? 'From now on the phone numbers of receivers are sealed. Those from before follow within minutes to hours, by the job `seal receivers`.'
      : 'The phone numbers of receivers are sealed already.'
  )
  say(
    'Servers of releases that cannot read them must not run any more: going back to one is no longer possible.'
  )
}

const COMMANDS: Readonly<Record<string, (db: Queryable) => Promise<void>>> = {
  '': sealAgain,
  receivers: sealReceiversFromNow
}

async function main(): Promise<void> {
  const run = COMMANDS[process.argv.slice(2).join(' ')]
  if (!run) throw new Error('npm run reseal, or npm run reseal -- receivers')
  await withDatabase(settings, run)
}

main().catch((problem: unknown) => {
  process.stderr.write(`${problem instanceof Error ? problem.message : String(problem)}\n`)
  process.exitCode = 1
})
