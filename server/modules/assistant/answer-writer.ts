/** Writes answers: the retrieved sources go to the engine, and its output is stored as it arrives. */
import type { FastifyBaseLogger } from 'fastify'
import { cutText } from '@contract/cut-text'
import type { AnswerSource } from '@contract/types'
import type { Queryable } from '../../db/client'
import type { AssistantGateway } from '../../gateways/assistant/assistant-gateway'
import type { Clock } from '../../core/clock'
import type { Jobs } from '../../jobs/scheduler'
import { growAnswer, finishAnswer, listMessages, takeOverAnswer } from './message-repository'
import { markFilter, marksIn } from './marks'
import { gather, type Requester, type Gathered } from './gather'

export interface WriterDependencies {
  readonly db: Queryable
  readonly assistant: () => AssistantGateway
  readonly clock: Clock
  readonly jobs: Jobs
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  readonly closing: AbortSignal
}

export interface Writing {
  readonly answerId: string
  readonly conversationId: string
  readonly question: string
  readonly asker: Requester
}

/**
 * A writer that has stored nothing for this long is considered dead: the next request for the answer takes it over,
 * ms.
 */
const HELD_MS = 30_000
/** How often new text is stored, ms: followers of the answer read it from there. */
const SAVE_INTERVAL_MS = 120
const MAX_LENGTH = 6000
const withinLimit = (text: string) => (text.length > MAX_LENGTH ? cutText(text, { units: MAX_LENGTH }) : text)
const BEFORE = 6

export const FAILED = '抱歉，回答没能写完。您可以再问一次，或者转人工客服。'

export const heldFrom = (now: Date): Date => new Date(now.getTime() + HELD_MS)

export function answerWriter({ db, assistant, clock, jobs, log, closing }: WriterDependencies) {
  async function write({ answerId, conversationId, question, asker }: Writing): Promise<void> {
    const found = await gather(db, question, asker)
    if (found.reply) {
      const { text: body, found: isFound } = found.reply
      const { suggestions } = found
      await finishAnswer(answerId, { body, state: 'done', found: isFound, sources: [], suggestions }, db)
      return
    }
    const stop = new AbortController()
    const onClosing = () => stop.abort()
    closing.addEventListener('abort', onClosing, { once: true })
    const lead = found.lead === '' ? '' : `${found.lead}\n\n`
    let body = lead
    const filter = markFilter((no) => found.sources.some((source) => source.no === no))
    let storedAt = 0
    try {
      const before = await listMessages(conversationId, BEFORE + 2, db)
      const pieces = assistant().write({
        question,
        sources: found.sources.map(({ no, title, text, fit }) => ({ no, title, text, fit })),
        before: before
          .filter(({ sender, state, id }) => state === 'done' && id !== answerId && sender !== 'notice')
          .slice(0, -1)
          .slice(-BEFORE)
          .map(({ sender, body: text }) => ({
            by: sender === 'asker' ? ('asker' as const) : ('bot' as const),
            text
          })),
        tools: found.tools,
        signal: stop.signal
      })
      for await (const piece of pieces) {
        body = withinLimit(body + filter.take(piece))
        if (Date.now() - storedAt < SAVE_INTERVAL_MS) continue
        storedAt = Date.now()
        // stopped, or a person was requested: the engine's output is no longer needed
        if (!(await growAnswer(answerId, body, heldFrom(clock.now()), db))) return
      }
      // another process takes it over
      if (closing.aborted) return
      body = withinLimit(body + filter.rest()).trim()
      await finishAnswer(answerId, body === lead.trim() ? unknown(found) : written(body, found), db)
    } catch (problem) {
      if (closing.aborted) return
      log.warn({ err: problem }, 'an answer could not be written')
      await finishAnswer(answerId, failed(body === lead ? '' : body, found), db)
    } finally {
      closing.removeEventListener('abort', onClosing)
      stop.abort()
    }
  }

  return {
    /** Starts writing in the background: the caller need not stay connected. */
    begin(writing: Writing): void {
      jobs.soon('write an answer', () => write(writing))
    },

    /** Continues for a dead writer. */
    async takeOver(writing: Writing): Promise<void> {
      const now = clock.now()
      if (await takeOverAnswer(writing.answerId, now, heldFrom(now), db))
        jobs.soon('write an answer', () => write(writing))
    }
  }
}

export type AnswerWriter = ReturnType<typeof answerWriter>

const cited = (body: string, { sources }: Gathered): AnswerSource[] => {
  const marks = marksIn(body)
  return sources
    .filter(({ no }) => marks.has(no))
    .map(({ no, kind, title, excerpt, link }) => ({ no, kind, title, excerpt, link }))
}

const written = (body: string, found: Gathered) => {
  const sources = cited(body, found)
  return { body, state: 'done', found: sources.length > 0, sources, suggestions: found.suggestions } as const
}

const unknown = (found: Gathered) =>
  ({
    body: found.unknown,
    state: 'done',
    found: false,
    sources: [],
    suggestions: found.suggestions
  }) as const

const failed = (body: string, found: Gathered) =>
  ({
    body: body.trim() === '' ? FAILED : body,
    state: 'failed',
    found: body.trim() !== '',
    sources: cited(body, found),
    suggestions: found.suggestions
  }) as const
