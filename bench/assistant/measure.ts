/**
 * Quality of the assistant's search: recall over the evaluation set, questions left unanswered, and search
 * time.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase, type Database } from '../../server/db/client'
import { startEmbedded } from '../../server/db/embedded'
import { migrate } from '../../server/db/migrate'
import { seed } from '../../server/db/seed'
import { findSources } from '../../server/modules/assistant/find'
import { understand } from '../../server/modules/assistant/understand/understand'
import type { Table } from '../table'
import { measureRecall, readQuestions, readUnknown } from './recall'

/** Runs on its own database with the demo catalogue. */
export async function measureAssistant(): Promise<Table> {
  const folder = mkdtempSync(path.join(tmpdir(), 'privilege-centre-assistant-'))
  const postgres = await startEmbedded(folder)
  const database = openDatabase(postgres.url, { max: 4, patient: true })
  try {
    await migrate(postgres.url)
    await seed(database.db)
    return await tableOf(database)
  } finally {
    await database.close()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function tableOf({ db }: Database): Promise<Table> {
  const { asked, at1, at3, missed } = await measureRecall(db)
  const times: number[] = []
  for (const { question } of readQuestions()) {
    const from = performance.now()
    await findSources(understand(question), 'main', db)
    times.push(performance.now() - from)
  }
  const unknown = readUnknown()
  let honest = 0
  for (const question of unknown)
    if (!(await findSources(understand(question), 'main', db)).certain) honest += 1
  const sorted = times.sort((a, b) => a - b)
  const at = (share: number) => `${(sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)} ms`
  const share = (of: number, all: number) => `${of} of ${all} (${((100 * of) / all).toFixed(1)} %)`
  return {
    title: 'Answers of the assistant, offline',
    note: `${asked} questions in bench/assistant/questions.yaml; budget: 90 % at 3. Missed: ${missed.map(({ question }) => question).join('; ') || 'none'}.`,
    columns: ['What', 'Seen'],
    rows: [
      ['answering source is the first', share(at1, asked)],
      ['answering source is among the first three', share(at3, asked)],
      ['nothing of ours answers, and nothing is said', share(honest, unknown.length)],
      ['search, p50', at(0.5)],
      ['search, p99', at(0.99)]
    ]
  }
}
