/** The unseen questions, and what the assistant makes of them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import type { Queryable } from '../../server/db/client'
import { composeAnswer } from '../../server/gateways/assistant/compose'
import { gather, type Requester } from '../../server/modules/assistant/gather'
import { marksIn } from '../../server/modules/assistant/marks'
import { spokenBy } from '../../server/modules/assistant/replies'

const questions = z.array(z.object({ ask: z.string(), kind: z.string(), accept: z.array(z.string()).min(1) }))

export type Unseen = z.infer<typeof questions>[number]

/** The part that the matching may be tuned on, the part that was held out at first, and the sets written after that. */
export type UnseenPart = 'development' | 'heldout' | 'second' | 'third' | 'fourth' | 'fifth'

export const readUnseen = (part: UnseenPart): Unseen[] =>
  questions.parse(parse(readFileSync(join(__dirname, `unseen-${part}.yaml`), 'utf8')))

/** What an answer without sources does. */
export type Spoken = 'smallTalk' | 'handOver' | 'outOfScope'

/** An answer: the ids of the sources that it quotes, the leading one first; without any, what it does instead. */
export interface Outcome {
  readonly sources: readonly string[]
  readonly says: Spoken | null
  /** The leading sources of the answers to the questions that it offers in place of an answer. */
  readonly offered: readonly string[]
}

export interface Verdict {
  readonly question: Unseen
  readonly outcome: Outcome
  readonly right: boolean
  /** Not answered, but one of the questions that are offered has a right answer. */
  readonly offered: boolean
}

const allows = (accept: readonly string[], id: string) =>
  accept.some((one) => id === one || id.startsWith(`${one}:`))

/** Asks every question. */
export async function judge(
  asked: readonly Unseen[],
  answer: (question: string) => Promise<Outcome>
): Promise<Verdict[]> {
  const verdicts: Verdict[] = []
  for (const question of asked) {
    const outcome = await answer(question.ask)
    const [lead] = outcome.sources
    const right =
      lead === undefined ? question.accept.includes(outcome.says ?? '') : allows(question.accept, lead)
    const offered = lead === undefined && outcome.offered.some((id) => allows(question.accept, id))
    verdicts.push({ question, outcome, right, offered })
  }
  return verdicts
}

/** Answers as the assistant does without an engine: what it quotes, or what it says by itself. */
export async function answererOf(
  db: Queryable,
  asker: Requester
): Promise<(question: string) => Promise<Outcome>> {
  const { rows } = await db.$client.query<{ id: string; title: string; link: string }>(
    `select id, title, link from assistant_documents
     where cardinality(channel_codes) = 0 or $1 = any(channel_codes)`,
    [asker.channel]
  )
  const ids = new Map(rows.map(({ id, title, link }) => [title + link, id]))
  const quotedFor = async (question: string) => {
    const { reply, sources, suggestions } = await gather(db, question, asker)
    if (reply || sources.length === 0) return { quoted: [], suggestions }
    const marks = marksIn(composeAnswer(question, sources))
    const quoted = sources
      .filter(({ no }) => marks.has(no))
      .map(({ kind, title, link }) => ids.get(title + link) ?? kind)
    return { quoted, suggestions }
  }
  const leads = new Map<string, string | undefined>()
  const leadOf = async (question: string) => {
    if (!leads.has(question)) leads.set(question, (await quotedFor(question)).quoted[0])
    return leads.get(question)
  }
  return async (question) => {
    const { quoted, suggestions } = await quotedFor(question)
    if (quoted.length > 0) return { sources: quoted, says: null, offered: [] }
    const offered: string[] = []
    for (const suggestion of suggestions) offered.push((await leadOf(suggestion)) ?? '')
    return { sources: [], says: spokenBy(question), offered }
  }
}

export interface Figures {
  readonly asked: number
  readonly right: number
  /** Answers with sources, and those of them whose leading source answers something else. */
  readonly sourced: number
  readonly wrongSourced: number
  /** Questions that a source answers, and those of them that got one. */
  readonly answerable: number
  readonly answered: number
  /** Of the same, those that got no source, but a question to tap that has one. */
  readonly offered: number
}

const isAnswerable = ({ accept }: Unseen) => accept.some((one) => !SPOKEN.has(one) && one !== 'help:invoice')
const SPOKEN: ReadonlySet<string> = new Set<Spoken>(['smallTalk', 'handOver', 'outOfScope'])

export function figuresOf(verdicts: readonly Verdict[]): Figures {
  const count = (keep: (verdict: Verdict) => boolean) => verdicts.filter(keep).length
  const sourced = ({ outcome }: Verdict) => outcome.sources.length > 0
  // a question that small talk or a person would answer, too, need not have a source
  const must = ({ question }: Verdict) =>
    isAnswerable(question) && !question.accept.some((one) => SPOKEN.has(one))
  return {
    asked: verdicts.length,
    right: count(({ right }) => right),
    sourced: count(sourced),
    wrongSourced: count((verdict) => sourced(verdict) && !verdict.right),
    answerable: count(must),
    answered: count((verdict) => must(verdict) && verdict.right),
    offered: count((verdict) => must(verdict) && verdict.offered)
  }
}
