import type { Queryable } from '../../db/client'
import { questionTerms, isOfOurs } from './question'
import { searchDocuments, type FoundDocument } from './search-repository'

/** How much of what was asked, by weight, the best has to have: less where words of our trade were used. */
const MIN_COVER = 0.45
const MIN_OWN_COVER = 0.12
/** What is that much below the best is about something else. */
const MIN_SHARE = 0.3
const MAX_COUNT = 5

/** What of a channel answers a question, the best first; nothing where nothing does. */
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
