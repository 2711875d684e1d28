/**
 * `npm run catalogue -- export DIR | check DIR | apply DIR [--overwrite]`: exports the catalogue of the configured database
 * (DATABASE_URL, or the server's own) as a folder of files, checks such a folder, or imports it (`--overwrite`: also what undoes changes by hand); `codes
 * ACTIVITY NUMBER` and `invite ACTIVITY FILE`: the codes and the invited numbers of an activity, which are in
 * no folder (docs/how-to/own-catalogue.md).
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { readSettings, type Settings } from '../../server/config/settings'
import { applyFolder } from '../../server/db/catalogue-files/apply'
import { exportCatalogue } from '../../server/db/catalogue-files/export'
import { CatalogueFaults, faultText, type Fault } from '../../server/db/catalogue-files/faults'
import { readFolder } from '../../server/db/catalogue-files/read-folder'
import type { Queryable } from '../../server/db/client'
import { inviteNumbers, makeCodes } from '../../server/db/grant-orders'
import { everyPlateIsBundled } from '../../server/bundled-plates'
import { withDatabase } from './with-database'

const USAGE =
  'npm run catalogue -- export DIR | check DIR | apply DIR [--overwrite] | codes ACTIVITY NUMBER | invite ACTIVITY FILE'

const OVERWRITE = '--overwrite'

const say = (text: string) => process.stdout.write(`${text}\n`)

interface How {
  readonly dryRun: boolean
  /** Changes by hand may be undone: each is told. */
  readonly overwrites: boolean
}

async function bringIn(
  db: Queryable,
  folder: string,
  settings: Settings,
  { dryRun, overwrites }: How
): Promise<void> {
  const now = new Date()
  const read = readFolder(folder, { assets: settings.catalogueAssetsDir, now })
  const overwrite = overwrites ? (undone: readonly Fault[]) => undone.map(faultText).forEach(say) : undefined
  const options = { now, verify: everyPlateIsBundled, dryRun, overwrite }
  const { added, changed, takenAway } = await applyFolder(db, read, options)
  const kinds = read.kinds.map(({ entity }) => entity.name).join(', ')
  say(
    `${dryRun ? 'Fits; would be' : 'Done'}: ${added} added, ${changed} changed, ${takenAway} taken off sale (${kinds})`
  )
}

async function run([command, dir, what]: readonly string[]): Promise<void> {
  if (dir && what && (command === 'codes' || command === 'invite')) return give(command, dir, what)
  const overwrites = what === OVERWRITE
  if (!dir || !['export', 'check', 'apply'].includes(command ?? '') || (what && !overwrites))
    throw new Error(USAGE)
  const settings = readSettings()
  const folder = resolve(dir)
  if (command === 'export' && existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${dir} is not empty: an export would mix with what lies there`)
  await withDatabase(settings, async (db) => {
    if (command !== 'export')
      return bringIn(db, folder, settings, { dryRun: command === 'check', overwrites })
    await exportCatalogue(db, folder, settings.catalogueAssetsDir)
    say(`The catalogue lies in ${dir}`)
  })
}

/** Standard output contains only the codes, to be redirected to a file; only their HMACs are stored. */
async function give(command: 'codes' | 'invite', activityId: string, what: string): Promise<void> {
  const settings = readSettings()
  const pepper = settings.secrets.cardPepper
  const aside = (text: string) => process.stderr.write(`${text}\n`)
  await withDatabase(settings, async (db) => {
    if (command === 'codes') {
      const codes = await makeCodes(activityId, Number(what), pepper, db)
      codes.forEach(say)
      return void aside(`${codes.length} codes of ${activityId}: they cannot be shown again`)
    }
    const { added, listed } = await inviteNumbers(activityId, readFileSync(resolve(what), 'utf8'), pepper, db)
    aside(`${listed} numbers of ${what}, ${added} of them newly invited to ${activityId}`)
  })
}

run(process.argv.slice(2)).catch((problem: unknown) => {
  process.stderr.write(`${problem instanceof Error ? problem.message : String(problem)}\n`)
  if (problem instanceof CatalogueFaults)
    process.stderr.write(
      problem.isPartlyWritten
        ? 'What comes before it is written; apply the folder again once it is mended.\n'
        : 'Nothing was written.\n'
    )
  process.exitCode = 1
})
