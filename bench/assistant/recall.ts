/** How often what answers a question is among the first three that are found. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import type { Queryable } from '../../server/db/client'
import { findSources } from '../../server/modules/assistant/find'

const questions = z.array(z.object({ question: z.string(), sources: z.array(z.string()).min(1) }))

/** The evaluation set. */
export const readQuestions = () =>
  questions.parse(parse(readFileSync(join(__dirname, 'questions.yaml'), 'utf8')))

export interface Recall {
  readonly asked: number
  /** How many have an answering source first, and among the first three. */
  readonly at1: number
  readonly at3: number
  readonly missed: readonly { readonly question: string; readonly got: readonly string[] }[]
}

const answers = (wanted: readonly string[], id: string) =>
  wanted.some((one) => id === one || id.startsWith(`${one}:`))

/** Asks every question of the set in channel main. */
export async function measureRecall(db: Queryable): Promise<Recall> {
  let at1 = 0
  let at3 = 0
  const missed: { question: string; got: string[] }[] = []
  const set = readQuestions()
  for (const { question, sources } of set) {
    const got = (await findSources(question, 'main', db)).slice(0, 3).map(({ id }) => id)
    if (got[0] !== undefined && answers(sources, got[0])) at1 += 1
    if (got.some((id) => answers(sources, id))) at3 += 1
    else missed.push({ question, got })
  }
  return { asked: set.length, at1, at3, missed }
}

/** Questions of which nothing of ours knows. */
export const readUnknown = () =>
  z.array(z.string()).parse(parse(readFileSync(join(__dirname, 'unknown.yaml'), 'utf8')))

/** What tries to get at what is not the asker's. */
export const readAttacks = () =>
  z.array(z.string()).parse(parse(readFileSync(join(__dirname, 'attacks.yaml'), 'utf8')))
