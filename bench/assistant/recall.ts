/** How often a source that answers the question is among the first three results. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import type { Queryable } from '../../server/db/client'
import { findSources } from '../../server/modules/assistant/find'
import { understand } from '../../server/modules/assistant/understand/understand'

const questions = z.array(z.object({ question: z.string(), sources: z.array(z.string()).min(1) }))

/** The evaluation set. */
export const readQuestions = () =>
  questions.parse(parse(readFileSync(join(__dirname, 'questions.yaml'), 'utf8')))

export interface Recall {
  readonly asked: number
  /** How many questions have an answering source first, and among the first three. */
  readonly at1: number
  readonly at3: number
  readonly missed: readonly { readonly question: string; readonly got: readonly string[] }[]
}

const answers = (wanted: readonly string[], id: string) =>
  wanted.some((one) => id === one || id.startsWith(`${one}:`))

/** Runs every question of the set in channel main. */
export async function measureRecall(db: Queryable): Promise<Recall> {
  let at1 = 0
  let at3 = 0
  const missed: { question: string; got: string[] }[] = []
  const set = readQuestions()
  for (const { question, sources } of set) {
    const { documents } = await findSources(understand(question), 'main', db)
    const got = documents.slice(0, 3).map(({ id }) => id)
    if (got[0] !== undefined && answers(sources, got[0])) at1 += 1
    if (got.some((id) => answers(sources, id))) at3 += 1
    else missed.push({ question, got })
  }
  return { asked: set.length, at1, at3, missed }
}

/** Questions that none of our sources answers. */
export const readUnknown = () =>
  z.array(z.string()).parse(parse(readFileSync(join(__dirname, 'unknown.yaml'), 'utf8')))

/** Attempts to get at other users' data. */
export const readAttacks = () =>
  z.array(z.string()).parse(parse(readFileSync(join(__dirname, 'attacks.yaml'), 'utf8')))
