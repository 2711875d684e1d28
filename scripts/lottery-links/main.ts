/**
 * `npm run lottery-links -- LOTTERY COUNT [DAYS]`: prints links into a lottery of the configured database,
 * one per line, each with one try for whoever opens it first (docs/how-to/own-catalogue.md). The printed
 * links are not stored anywhere.
 */
import { readSettings } from '../../server/config/settings'
import { listRunning, makeEntries } from '../../server/modules/lottery'
import { withDatabase } from '../catalogue/with-database'

const USAGE = 'npm run lottery-links -- LOTTERY COUNT [DAYS]'
const MAX_COUNT = 10_000
const DAY_MS = 86_400_000

const wholeNumber = (text: string | undefined, most: number): number => {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1 || number > most) throw new Error(USAGE)
  return number
}

async function run([lotteryId = '', count, days = '30']: readonly string[]): Promise<void> {
  const settings = readSettings()
  const now = new Date()
  const order = {
    lotteryId,
    count: wholeNumber(count, MAX_COUNT),
    givesTry: true,
    expiresAt: new Date(now.getTime() + wholeNumber(days, 365) * DAY_MS)
  }
  await withDatabase(settings, async (db) => {
    const found = (await listRunning(now, db)).find((lottery) => lottery.lotteryId === lotteryId)
    if (!found) throw new Error(`No lottery ${lotteryId} is running`)
    const [channel] = found.channelCodes
    for (const lotteryTk of await makeEntries(db, order)) {
      const query = new URLSearchParams({ ...(channel ? { channel } : {}), lotteryTk }).toString()
      process.stdout.write(`/pages-activities/lottery/index?${query}\n`)
    }
  })
}

run(process.argv.slice(2)).catch((problem: unknown) => {
  process.stderr.write(`${problem instanceof Error ? problem.message : String(problem)}\n`)
  process.exitCode = 1
})
