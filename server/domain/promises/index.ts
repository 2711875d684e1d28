/** Every sentence of ours that states a condition, and the corresponding promise. */
import { fillTerms } from '../terms'
import { ACCOUNT_PROMISES } from './account'
import { ACTIVITY_PROMISES } from './activities'
import { CARD_PROMISES } from './cards'
import { LOUNGE_PROMISES } from './lounges'
import { ORDER_PROMISES } from './orders'
import { ENFORCED_ELSEWHERE } from './others'
import type { Promised } from './promise'
import { REFUND_PROMISES } from './refunds'
import { hasCondition, sentencesOf } from './sentences'

/** The promises that our code keeps. */
export const PROMISES: readonly Promised[] = [
  ...ACCOUNT_PROMISES,
  ...CARD_PROMISES,
  ...ORDER_PROMISES,
  ...REFUND_PROMISES,
  ...LOUNGE_PROMISES,
  ...ACTIVITY_PROMISES
]

export { ENFORCED_ELSEWHERE }

/** If an entry has its own figures, its sentence becomes a pattern for many. */
const patternOf = (says: string) =>
  new RegExp(`^${says.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll('{}', '(\\d+)')}$`)

interface Tied {
  readonly promise: Promised
  /** The figures of the entry, in sequence. */
  readonly figures: readonly number[]
}

type Find = (sentence: string) => Tied | undefined

/** Finds the promise of a sentence: by its exact text, or by its pattern if it contains figures of an entry. */
export function finderOf(promises: readonly Promised[]): Find {
  const exact = new Map<string, Promised>()
  const forms: { pattern: RegExp; promise: Promised }[] = []
  for (const promise of promises)
    for (const says of promise.says.map(fillTerms)) {
      if (says.includes('{}')) forms.push({ pattern: patternOf(says), promise })
      else exact.set(says, promise)
    }
  return (sentence) => {
    const promise = exact.get(sentence)
    if (promise) return { promise, figures: [] }
    for (const form of forms) {
      const match = form.pattern.exec(sentence)
      if (match) return { promise: form.promise, figures: match.slice(1).map(Number) }
    }
    return undefined
  }
}

/** The promise that a sentence of ours makes. */
export const promiseOf: Find = finderOf(PROMISES)

/**
 * Reduces a text to the sentences that the assistant may use in answers: those without a condition, and those backed
 * by a promise of ours. Line breaks are preserved.
 */
export const citable = (text: string): string =>
  text
    .split('\n')
    .map((line) =>
      sentencesOf(line)
        .filter((sentence) => !hasCondition(sentence) || promiseOf(sentence) !== undefined)
        .join('')
    )
    .filter(Boolean)
    .join('\n')
