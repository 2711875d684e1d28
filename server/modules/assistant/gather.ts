/** What an answer may be based on: search results and the caller's own data. Nobody else's data is ever read. */
import { cutText } from '@contract/cut-text'
import type { AnswerSource } from '@contract/types'
import type { Queryable } from '../../db/client'
import type { EngineTool } from '../../gateways/assistant/assistant-gateway'
import { passageOf } from '../../gateways/assistant/compose'
import { findSources } from './find'
import { requestedOrders, ownCards, ownOrders, type OwnThing } from './own-things'
import { isOfOurs, isPersonal, mentionsOrderNo } from './question'
import type { FoundDocument } from './search-repository'
import { toolsOf } from './tools'

/** The caller. Orders and cards are looked up under this member only. */
export interface Requester {
  readonly memberId: string | null
  readonly channel: string
  /** The order that the conversation is about; one of the member's own. */
  readonly orderNo: string | null
  readonly now: Date
}

/** A retrieved source with its mark; `text` is what the engine reads. */
export interface GatheredSource extends AnswerSource {
  readonly text: string
  readonly fit: number
}

export interface Gathered {
  /** Grows as tools find more. */
  readonly sources: readonly GatheredSource[]
  readonly tools: readonly EngineTool[]
  readonly suggestions: readonly string[]
  /** A reply that needs no further lookup. */
  readonly reply?: string | undefined
}

const LOG_IN = '登录后我可以查看您自己的订单和会员卡。请先登录再问，或者转人工客服。'
const NO_SUCH_ORDER = '在您的订单里未找到这个订单号，请核对后再试。为保护隐私，我只能查看您自己的订单。'
const MAX_SOURCES = 9
const MAX_SUGGESTIONS = 3
const MAX_EXCERPT_LENGTH = 120

export async function gather(db: Queryable, question: string, asker: Requester): Promise<Gathered> {
  const documents = await findSources(question, asker.channel, db)
  const suggestions = suggestionsOf(question, documents)
  const sources: GatheredSource[] = []
  const add = (source: Omit<GatheredSource, 'no'>): number | undefined => {
    const existing = sources.find(({ link, title }) => link === source.link && title === source.title)
    if (existing) return existing.no
    if (sources.length >= MAX_SOURCES) return undefined
    sources.push({ ...source, no: sources.length + 1 })
    return sources.length
  }
  const personal = isPersonal(question) || asker.orderNo !== null
  if (mentionsOrderNo(question) || (personal && asker.memberId === null)) {
    if (asker.memberId === null) return { sources, tools: [], suggestions, reply: LOG_IN }
    const requested = await requestedOrders(db, asker.memberId, question)
    if (mentionsOrderNo(question) && requested.length === 0)
      return { sources, tools: [], suggestions, reply: NO_SUCH_ORDER }
    for (const thing of requested) add(ownSource(thing))
  } else if (personal && asker.memberId !== null) {
    const member = { memberId: asker.memberId, now: asker.now, orderNo: asker.orderNo }
    for (const thing of [
      ...(await ownOrders(db, question, member)),
      ...(await ownCards(db, question, member))
    ])
      add(ownSource(thing))
  }
  const best = documents[0]?.score ?? 1
  for (const document of documents)
    add({
      kind: document.kind,
      title: document.title,
      text: document.body,
      excerpt: excerptOf(question, document.body),
      link: document.link,
      fit: document.score / best
    })
  // questions that are not about us are not sent to an engine, with or without tools
  const tools = sources.length > 0 || isOfOurs(question) ? toolsOf(db, asker, add) : []
  return { sources, tools, suggestions }
}

const ownSource = ({ kind, title, text, link }: OwnThing) => ({
  kind,
  title,
  text,
  link,
  excerpt: cutText(text, { units: MAX_EXCERPT_LENGTH }),
  fit: 1
})

function excerptOf(question: string, body: string): string {
  const passage = passageOf(question, body).replaceAll('\n', ' ')
  return passage.length > MAX_EXCERPT_LENGTH
    ? `${cutText(passage, { units: MAX_EXCERPT_LENGTH - 1 })}…`
    : passage
}

/** Other matches, as suggested questions. */
const suggestionsOf = (question: string, documents: readonly FoundDocument[]): string[] =>
  documents
    .filter(({ kind, title }) => kind === 'help' && title !== question)
    .slice(0, MAX_SUGGESTIONS + 1)
    .map(({ title }) => title)
    .slice(-MAX_SUGGESTIONS)
