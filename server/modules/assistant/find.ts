import type { Queryable } from '../../db/client'
import { questionTerms, isOfOurs } from './question'
import { searchDocuments, type FoundDocument } from './search-repository'

/** The weighted share of the question that the best match must cover: lower if it contains terms of our business. */
const MIN_COVER = 0.45
const MIN_OWN_COVER = 0.12
/** Anything this far below the best match is about something else. */
const MIN_SHARE = 0.3
const MAX_COUNT = 5

/** A channel's documents that answer a question, best first; empty if none does. */
export async function findSources(
  question: string,
  channel: string,
  db: Queryable
): Promise<FoundDocument[]> {
  const found = await searchDocuments(channel, questionTerms(question), MAX_COUNT, db)
  const best = found[0]
  if (!best || !answers(question, best)) return []
  return found.filter(({ score }) => score >= best.score * MIN_SHARE)
}

function answers(question: string, { cover, title }: FoundDocument): boolean {
  if (cover >= MIN_COVER || question.includes(title)) return true
  return cover >= MIN_OWN_COVER && isOfOurs(question)
}
