import type { Queryable } from '../../db/client'
import { askedTerms, isOfOurs } from './question'
import { searchDocuments, type FoundDocument } from './search-repository'

/** How much of what was asked, by weight, the best has to have: less where words of our trade were used. */
const LEAST_COVER = 0.45
const LEAST_OF_OURS = 0.12
/** What is that much below the best is about something else. */
const LEAST_SHARE = 0.3
const MOST = 5

/** What of a channel answers a question, the best first; nothing where nothing does. */
export async function findSources(
  question: string,
  channel: string,
  db: Queryable
): Promise<FoundDocument[]> {
  const found = await searchDocuments(channel, askedTerms(question), MOST, db)
  const best = found[0]
  if (!best || !answers(question, best)) return []
  return found.filter(({ score }) => score >= best.score * LEAST_SHARE)
}

function answers(question: string, { cover, title }: FoundDocument): boolean {
  if (cover >= LEAST_COVER || question.includes(title)) return true
  return cover >= LEAST_OF_OURS && isOfOurs(question)
}
