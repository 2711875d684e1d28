/** The texts of our own catalogue that members read as rules, of what is in force. */
import type { Values } from '../../../server/db/catalogue-files/entity'
import { hasCondition, sentencesOf } from '../../../server/domain/promises/sentences'
import { entriesOf } from './catalogue'

/** A sentence that states a condition, and where. */
export interface Stated {
  readonly kind: string
  readonly property: string
  readonly sentence: string
  readonly entry: Values
}

/** Which properties of which kinds are read as rules. */
const PROPERTIES: Readonly<Record<string, readonly string[]>> = {
  agreements: ['html'],
  'help-articles': ['body'],
  cards: ['tagline', 'benefits', 'instructionsHtml'],
  plates: ['subtitle', 'rulesHtml'],
  products: ['subtitle'],
  privileges: ['rulesHtml', 'usageHtml'],
  activities: ['subtitle', 'contentHtml', 'rulesHtml', 'usageHtml', 'agreementHtml'],
  lotteries: ['subtitle', 'rulesHtml'],
  'lounge-plans': ['subtitle'],
  'referral-campaigns': ['rulesHtml'],
  sights: ['noticeHtml'],
  'ticket-kinds': ['noticeHtml']
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Of agreements the latest version of each kind. */
function inForce(kind: string): readonly Values[] {
  if (kind !== 'agreements') return entriesOf(kind)
  const latest = new Map<unknown, Values>()
  for (const entry of entriesOf(kind)) {
    const known = latest.get(entry['kind'])
    if (!known || String(known['version']) < String(entry['version'])) latest.set(entry['kind'], entry)
  }
  return [...latest.values()]
}

export const STATED: readonly Stated[] = Object.entries(PROPERTIES).flatMap(([kind, properties]) =>
  inForce(kind).flatMap((entry) =>
    properties.flatMap((property) =>
      [entry[property]]
        .flat()
        .filter(isText)
        .flatMap(sentencesOf)
        .filter(hasCondition)
        .map((sentence) => ({ kind, property, sentence, entry }))
    )
  )
)
