/**
 * `npm run commissions -- export FILE [--channel main] [--from 2026-11-01] [--before 2026-12-01]`: exports
 * commission entries as CSV. `npm run commissions -- paid --channel main --member m_… --fen 1200 --mark
 * 2026-11`: records what was paid to a member. Uses the database of the catalogue script
 * (docs/how-to/referrals.md).
 */
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { isChannelCode } from '../../server/config/channels'
import { readSettings } from '../../server/config/settings'
import type { Queryable } from '../../server/db/client'
import { exportEntries } from '../../server/modules/distribution/export'
import { notePayout } from '../../server/modules/distribution/payout'
import { withDatabase } from '../catalogue/with-database'

const USAGE = `npm run commissions -- export FILE [--channel main] [--from 2026-11-01] [--before 2026-12-01]
npm run commissions -- paid --channel main --member m_... --fen 1200 --mark 2026-11`

const text = { type: 'string' } as const

function readArguments(args: readonly string[]) {
  const options = { channel: text, from: text, before: text, member: text, fen: text, mark: text }
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  const { channel } = values
  if (channel !== undefined && !isChannelCode(channel)) throw new Error(`There is no channel ${channel}`)
  return { values, positionals }
}

/** Midnight of a day in China. */
function dayOf(day: string | undefined): Date | undefined {
  if (day === undefined) return undefined
  const moment = new Date(`${day}T00:00:00+08:00`)
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(moment.getTime()))
    throw new Error(`${day} is no day: 2026-11-01`)
  return moment
}

type Values = ReturnType<typeof readArguments>['values']

async function writeOut(db: Queryable, file: string, { channel, from, before }: Values): Promise<void> {
  const lines = exportEntries(db, { channel, from: dayOf(from), before: dayOf(before) })
  await pipeline(Readable.from(lines), createWriteStream(file, { flags: 'wx', mode: 0o600 }))
  process.stdout.write(`The entries lie in ${file}\n`)
}

async function note(db: Queryable, { channel, member, fen, mark }: Values): Promise<void> {
  const amountFen = Number(fen)
  const isWhole = Number.isSafeInteger(amountFen) && amountFen > 0
  if (!channel || !member || !isWhole || !/^[\w-]{1,40}$/.test(mark ?? '')) throw new Error(USAGE)
  const noted = await notePayout(db, { memberId: member, channel, amountFen, mark: mark ?? '' }, new Date())
  if (!noted) throw new Error('Nothing was noted: this mark was before, or so much has not settled')
  process.stdout.write(`Noted: ${amountFen} fen to ${member}\n`)
}

async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments(args)
  const [command, file] = positionals
  const isExport = command === 'export' && file !== undefined
  if (!isExport && command !== 'paid') throw new Error(USAGE)
  await withDatabase(readSettings(), (db) => (isExport ? writeOut(db, file, values) : note(db, values)))
}

run(process.argv.slice(2)).catch((problem: unknown) => {
  process.stderr.write(`${problem instanceof Error ? problem.message : String(problem)}\n`)
  process.exitCode = 1
})
