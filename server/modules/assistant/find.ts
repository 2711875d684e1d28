import type { Queryable } from '../../db/client'
import { spellingsOf } from '../../domain/search-terms'
import { isCoveredBy, isNamedWhole, unaccounted } from './certain'
import { isToldOf, namedIn } from './named'
import { isQuestionFor } from './offers'
import { questionTerms } from './question'
import { isAboutSomethingElse } from './strange'
import { documentsOf, searchDocuments, type FoundDocument } from './search-repository'
import type { Understood } from './understand/understand'

/** A document that answers a question, and how well it does, at best 1. */
export type Answering = FoundDocument & { readonly fit: number }

/** Confidence below which nothing is said: measured on the development part of the unseen questions. */
const MIN_CONFIDENCE = 0.5
/** A name said this far is what the question is about, whatever it asks of it. */
const MIN_NAMED = 0.5
/** What is named by part of a name alone has to cover this much of the question, too. */
const MIN_NAMED_COVER = 0.15
/** So many names with the same word, and the word is a kind. */
const MANY = 3
/** Anything this far below the best match is about something else. */
const MIN_SHARE = 0.5
/** The second source of an intent: known, not quoted. */
const BESIDE = 0.5
/** This far below the best match, an article is still about something near. */
const RELATED = 0.3
const MAX_COUNT = 5
/** Things that are named by a part of their names: so many may be meant. */
const MAX_PARTLY = 2
const LOOKED_AT = 20

/** Things with names; the other documents are texts. */
const THINGS: ReadonlySet<FoundDocument['kind']> = new Set([
  'card',
  'plate',
  'privilege',
  'product',
  'sight',
  'store'
])
/** How something works in general: of something that is named, its own page says it better. */
const GENERAL: ReadonlySet<string> = new Set(
  [
    'how-to-receive',
    'coupon-use',
    'find-store',
    'how-to-buy-card',
    'round-reset',
    'several-cards',
    'find-code',
    'ticket-use'
  ].map((id) => `help:${id}`)
)

/** What a shop does not tell of its things: who built a palace, how bread is baked. */
const ASKED_OF_THE_WORLD =
  /是?谁[建造写画发设]|多[长高重宽](?!时间)|吃什么|怎么(?:做|煮|养|修|洗|种|走|熬|炖|炒|泡|搭|拆|装|修|存|选|挑)|身体|健康吗|牌子|历史|热量|卡路里|原理|意思$|(?:能|可以)[吃喝]吗?$|放久|什么好|不同$|哪个好/

/** Named by an intent in place of a source, for choosing a card: the cards themselves say what is in them. */
export const CHOOSING = 'card'

/** What was found for a question. */
export interface Found {
  /** It answers the question, and may be asserted; otherwise it is near, and may be offered as questions. */
  readonly certain: boolean
  /** Best first. */
  readonly documents: readonly Answering[]
}

const NOTHING: Found = { certain: false, documents: [] }

/** A channel's documents for a question, and whether they answer it for certain (ADR 0078). */
export async function findSources(understood: Understood, channel: string, db: Queryable): Promise<Found> {
  const { text, said, isElsewhere } = understood
  // what no rule has a word for, in another language
  if (isElsewhere || !/\p{Script=Han}/u.test(spellingsOf(text).join(''))) return NOTHING
  const found = await searchDocuments(channel, questionTerms(text), LOOKED_AT, db)
  const titled = found.find((document) => isQuestionFor(text, document))
  if (titled) return { certain: true, documents: [{ ...titled, fit: 1 }, ...relatedTo([titled], found)] }
  const isNamed = found.some(({ kind, title }) => THINGS.has(kind) && isNamedWhole(text, title))
  const isStrange = !isNamed && (await isAboutSomethingElse(text, said, channel, db))
  const best = isStrange ? [] : await candidates(understood, found, channel, db)
  const [lead] = best
  if (lead && isCertain(understood, lead)) return { certain: true, documents: best }
  const named = found.filter(({ kind, title }) => THINGS.has(kind) && namedIn(text, title).own >= 2)
  const possible = await meantDocuments(understood.possible, channel, db)
  const partly = named.slice(0, MAX_PARTLY).map((one) => ({ ...one, fit: BESIDE }))
  const near = [...best, ...possible, ...partly, ...(isStrange ? [] : relatedTo([], found))]
  return { certain: false, documents: [...new Map(near.map((one) => [one.id, one])).values()] }
}

/** Whether an intent or a whole name accounts for all that is asked. */
function isCertain({ text, rest, intents, isAmbiguous }: Understood, lead: Answering): boolean {
  if (intents[0]?.[0] === CHOOSING && lead.kind === 'card' && !isNamedWhole(text, lead.title)) {
    // the card that has what is asked for; without anything that is asked for, any card would do
    const wanted = unaccounted(rest)
    return wanted.length > 0 && isCoveredBy(wanted, lead)
  }
  const isThing = THINGS.has(lead.kind)
  if (isThing && !isNamedWhole(text, lead.title)) return false
  if (!isThing && (intents.length === 0 || isAmbiguous)) return false
  const pieces = unaccounted(rest, isThing ? lead.title : '')
  return pieces.length === 0 || isCoveredBy(pieces, lead)
}

/** What would answer a question, best first: the documents of its intents, what it names, what covers it. */
async function candidates(
  { text, intents }: Understood,
  found: readonly FoundDocument[],
  channel: string,
  db: Queryable
): Promise<Answering[]> {
  const meant = await meantDocuments(intents, channel, db)
  const named = ASKED_OF_THE_WORLD.test(text) ? [] : namedThings(text, found)
  const [lead] = meant
  if (intents[0]?.[0] === CHOOSING) return [...cardsFor(text, found), ...meant].slice(0, MAX_COUNT)
  if (!lead) return (named.length > 0 ? named : confident(text, found)).slice(0, MAX_COUNT)
  // what a thing named whole says of itself is nearer than the terms of its kind
  const isWhole =
    lead.kind === 'agreement' &&
    !/退/.test(text) &&
    named.some(({ title }) => namedIn(text, title).share === 1)
  const isGeneral = GENERAL.has(lead.id) || isWhole
  const things = named.map((thing) => (isGeneral ? thing : { ...thing, fit: BESIDE }))
  const general = isGeneral && named.length > 0 ? meant.map((one) => ({ ...one, fit: BESIDE })) : meant
  const answering = isGeneral ? [...things, ...general] : [...general, ...things]
  return [...answering, ...relatedTo(answering, found)].slice(0, MAX_COUNT)
}

/** The documents of the intents, in their order; whether these answer the question, {@link findSources} says. */
export async function meantDocuments(
  intents: Understood['intents'],
  channel: string,
  db: Queryable
): Promise<Answering[]> {
  if (intents.length === 0) return []
  const idOf = (source: string) => (source.includes(':') ? source : `${source}:${channel}`)
  const fits = new Map<string, number>()
  for (const sources of intents)
    sources.forEach((source, index) => {
      const fit = index === 0 ? 1 : BESIDE
      fits.set(idOf(source), Math.max(fits.get(idOf(source)) ?? 0, fit))
    })
  const documents = new Map((await documentsOf(channel, [...fits.keys()], db)).map((one) => [one.id, one]))
  return [...fits]
    .flatMap(([id, fit]) => {
      const document = documents.get(id)
      return document ? [{ ...document, fit }] : []
    })
    .sort((a, b) => b.fit - a.fit)
}

/** Other articles that match: what can be asked next, not quoted. */
function relatedTo(answering: readonly FoundDocument[], found: readonly FoundDocument[]): Answering[] {
  const ids = new Set(answering.map(({ id }) => id))
  const best = found[0]?.score ?? 1
  return found
    .filter(({ id, kind, score }) => kind === 'help' && !ids.has(id) && score >= best * RELATED)
    .map((one) => ({ ...one, fit: (BESIDE * one.score) / best }))
}

/** What the question names, the most fully named first. */
function namedThings(text: string, found: readonly FoundDocument[]): Answering[] {
  const named = found
    .filter(({ kind }) => THINGS.has(kind))
    .map((document) => ({ document, ...namedIn(text, document.title) }))
    .filter(
      ({ document: { kind, body, cover }, share, own, begins, ends }) =>
        share === 1 ||
        (cover >= MIN_NAMED_COVER &&
          (share >= MIN_NAMED ||
            own >= 3 ||
            (kind === 'sight' && (begins || ends)) ||
            (kind === 'product' && ends))) ||
        isToldOf(text, body)
    )
    // stores of one kind have its word in their names: 酒店 names none of them
    .filter(
      ({ document: { kind }, run, share }, _, all) =>
        kind !== 'store' ||
        share === 1 ||
        all.filter(({ document: { title } }) => title.includes(run)).length < MANY
    )
  const best = named[0]?.document.score ?? 1
  return named
    .filter(({ document }) => document.score >= best * MIN_SHARE)
    .map(({ document }) => ({ ...document, fit: document.score / best }))
}

/** The cards that have what is wanted of one, or its price. */
function cardsFor(text: string, found: readonly FoundDocument[]): Answering[] {
  const prices = [...text.matchAll(/\d+(?:\.\d+)?/g)].map(([price]) => `售价 ${price} 元`)
  return found
    .filter(({ kind }) => kind === 'card')
    .map((card) => ({ ...card, fit: prices.some((price) => card.body.includes(price)) ? 1 : card.score }))
    .sort((a, b) => b.fit - a.fit)
    .slice(0, 1)
    .map((card) => ({ ...card, fit: 1 }))
}

/** What matches without an intent and without a name: only what covers the question. */
function confident(text: string, found: readonly FoundDocument[]): Answering[] {
  const [best] = found
  if (!best) return []
  const enough = (one: FoundDocument) =>
    !THINGS.has(one.kind) &&
    one.score >= best.score * MIN_SHARE &&
    sharesRun(text, one) &&
    confidenceOf(text, one) >= MIN_CONFIDENCE
  return found.filter(enough).map((one) => ({ ...one, fit: one.score / best.score }))
}

/** Two neighbouring characters are shared by chance: 能自 of 能自提吗 is in 能自动识别. */
const MIN_RUN = 3
function sharesRun(text: string, { title, body }: FoundDocument): boolean {
  if (namedIn(text, title).own >= 2) return true
  const plain = text.replace(/[\s\p{P}]/gu, '')
  for (let from = 0; from + MIN_RUN <= plain.length; from++)
    if (body.includes(plain.slice(from, from + MIN_RUN))) return true
  return false
}

/** 0 to 1: the weighted share of the question that a document has, more if the question has part of its title. */
export function confidenceOf(text: string, { cover, title }: FoundDocument): number {
  const { share, own } = namedIn(text, title)
  return own < 2 ? cover * 0.8 : Math.min(1, cover * 0.8 + share * 0.4)
}
