import type { Queryable } from '../../db/client'
import type { Owner } from './conversation-repository'
import { findAnswer, type OwnAnswer } from './message-repository'

/** Polling interval for an answer while it is written, ms; its writer may be another process. */
export const LOOK_EVERY_MS = 100

type Find = (answerId: string, owner: Owner) => Promise<OwnAnswer | undefined>

/**
 * Polls answers for all their followers in this process: regardless of the number of followers, each is read once per
 * {@link LOOK_EVERY_MS}.
 */
export class AnswerLooks {
  readonly #find: Find
  readonly #looks = new Map<string, Promise<OwnAnswer | undefined>>()

  constructor(db: Queryable, find: Find = (answerId, owner) => findAnswer(answerId, owner, db)) {
    this.#find = find
  }

  /** The answer, at most that old; undefined if its owner has none. */
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
