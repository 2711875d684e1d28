/** What an answer may be based on: search results and the caller's own data. Nobody else's data is ever read. */
import { cutText } from '@contract/cut-text'
import type { AnswerSource } from '@contract/types'
import type { Queryable } from '../../db/client'
import type { EngineTool } from '../../gateways/assistant/assistant-gateway'
import { passageOf } from '../../gateways/assistant/compose'
import { findSources } from './find'
import { helpOf } from './home'
import { requestedOrders, ownCards, ownOrders, type OwnThing } from './own-things'
import { offersOf } from './offers'
import { isOfOurs, isPersonal, mentionsOrderNo } from './question'
import { didYouMean, ENGLISH_LEAD, replyTo, unknownReply, type Reply } from './replies'
import { toolsOf } from './tools'
import { understand } from './understand/understand'

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
  readonly reply?: Reply | undefined
  /** What the answer begins with, before what the sources say; may be empty. */
  readonly lead: string
  /** What is said if the engine finds no answer in the sources. */
  readonly unknown: string
}

const LOG_IN = '登录后我可以查看您自己的订单和会员卡。请先登录再问，或者转人工客服。'
const LOG_IN_LEAD = '登录后我可以查看您自己的订单和会员卡。一般是这样：'
const NO_SUCH_ORDER = '在您的订单里未找到这个订单号，请核对后再试。为保护隐私，我只能查看您自己的订单。'
const NONE = { documents: [] }
const MAX_SOURCES = 9
const MAX_SUGGESTIONS = 3
const MAX_EXCERPT_LENGTH = 120

export async function gather(db: Queryable, question: string, asker: Requester): Promise<Gathered> {
  const understood = understand(question)
  const unknown = unknownReply(understood)
  const gathered = { lead: understood.isEnglish ? ENGLISH_LEAD : '', unknown: unknown.text }
  const spoken = replyTo(understood)
  if (spoken) {
    // somebody who is angry is offered the articles, too: as questions, after the apology
    const { documents: meant } = spoken.found ? NONE : await findSources(understood, asker.channel, db)
    const offers = offersOf(question, meant)
    const suggestions = offers.length > 0 ? offers : await hotQuestions(asker.channel, db)
    return { ...gathered, sources: [], tools: [], suggestions, reply: spoken }
  }
  const found = await findSources(understood, asker.channel, db)
  const documents = found.certain ? found.documents : []
  const offers = offersOf(question, found.certain ? found.documents.slice(1) : found.documents)
  const sources: GatheredSource[] = []
  const add = (source: Omit<GatheredSource, 'no'>): number | undefined => {
    const existing = sources.find(({ link, title }) => link === source.link && title === source.title)
    if (existing) return existing.no
    if (sources.length >= MAX_SOURCES) return undefined
    sources.push({ ...source, no: sources.length + 1 })
    return sources.length
  }
  const replied = (text: string): Gathered => ({
    ...gathered,
    sources,
    tools: [],
    suggestions: offers,
    reply: { text, found: true }
  })
  const personal = isPersonal(understood.text) || asker.orderNo !== null
  if (mentionsOrderNo(question) || (personal && asker.memberId === null)) {
    if (asker.memberId === null && (mentionsOrderNo(question) || documents.length === 0))
      return replied(LOG_IN)
    if (asker.memberId === null) gathered.lead = gathered.lead || LOG_IN_LEAD
    const requested =
      asker.memberId === null
        ? []
        : await requestedOrders(db, question, { memberId: asker.memberId, now: asker.now })
    if (mentionsOrderNo(question) && requested.length === 0) return replied(NO_SUCH_ORDER)
    for (const thing of requested) add(ownSource(thing))
  } else if (personal && asker.memberId !== null) {
    const member = { memberId: asker.memberId, now: asker.now, orderNo: asker.orderNo }
    for (const thing of [
      ...(await ownOrders(db, understood.text, member)),
      ...(await ownCards(db, understood.text, member))
    ])
      add(ownSource(thing))
  }
  for (const document of documents)
    add({
      kind: document.kind,
      title: document.title,
      text: document.body,
      excerpt: excerptOf(understood.text, document.body),
      link: document.link,
      fit: document.fit
    })
  // questions that are not about us are not sent to an engine, with or without tools
  const tools = sources.length > 0 || isOfOurs(understood.text) ? toolsOf(db, asker, add) : []
  if (sources.length > 0) return { ...gathered, sources, tools, suggestions: offers }
  // what it may have meant, if that is too doubtful to be the answer
  const reply = offers.length > 0 ? didYouMean(understood) : unknown
  const suggestions = offers.length > 0 ? offers : await hotQuestions(asker.channel, db)
  if (tools.length === 0) return { ...gathered, sources, tools, suggestions, reply }
  return { ...gathered, unknown: reply.text, sources, tools, suggestions }
}

/** What most people ask, for somebody who asked nothing that we know. */
const hotQuestions = async (channel: string, db: Queryable): Promise<string[]> =>
  (await helpOf(channel, db)).hot.slice(0, MAX_SUGGESTIONS)

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
