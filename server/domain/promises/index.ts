/** Every sentence of ours that states a condition, and the promise that it makes. */
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

/** The promises that code of ours keeps. */
export const PROMISES: readonly Promised[] = [
  ...ACCOUNT_PROMISES,
  ...CARD_PROMISES,
  ...ORDER_PROMISES,
  ...REFUND_PROMISES,
  ...LOUNGE_PROMISES,
  ...ACTIVITY_PROMISES
]

export { ENFORCED_ELSEWHERE }

/** A figure that an entry has of its own makes a sentence a form of many. */
const patternOf = (says: string) =>
  new RegExp(`^${says.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll('{}', '(\\d+)')}$`)

interface Tied {
  readonly promise: Promised
  /** The figures of the entry, in their order. */
  readonly figures: readonly number[]
}

type Find = (sentence: string) => Tied | undefined

/** Finds the promise of a sentence: by its letters, or by its form where it has figures of an entry. */
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

/** The promise of ours that a sentence makes. */
export const promiseOf: Find = finderOf(PROMISES)

/**
 * A text with those sentences alone that the assistant may answer with: what states no condition, and what a promise of ours
 * stands behind. Lines stay lines.
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
