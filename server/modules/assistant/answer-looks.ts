import type { Queryable } from '../../db/client'
import type { Owner } from './conversation-repository'
import { findAnswer, type OwnAnswer } from './message-repository'

/** How often an answer is looked at while it is written, ms; what writes it need not be this process. */
export const LOOK_EVERY_MS = 100

type Find = (answerId: string, owner: Owner) => Promise<OwnAnswer | undefined>

/** Looks at answers for all who follow them in this process: however many follow one, it is read once in {@link LOOK_EVERY_MS}. */
export class AnswerLooks {
  readonly #find: Find
  readonly #looks = new Map<string, Promise<OwnAnswer | undefined>>()

  constructor(db: Queryable, find: Find = (answerId, owner) => findAnswer(answerId, owner, db)) {
    this.#find = find
  }

  /** The answer as it was at most so long ago; undefined where its owner has none. */
  find(answerId: string, { memberId, visitorKey, channel }: Owner): Promise<OwnAnswer | undefined> {
    const key = JSON.stringify([answerId, memberId, visitorKey, channel])
    const existing = this.#looks.get(key)
    if (existing) return existing
    const look = this.#find(answerId, { memberId, visitorKey, channel })
    this.#looks.set(key, look)
    setTimeout(() => this.#looks.delete(key), LOOK_EVERY_MS).unref()
    return look
  }
}
