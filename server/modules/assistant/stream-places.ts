import { RESULT } from '@contract/envelope/codes'
import { BusinessError } from '../../core/business-error'

const TEXT = '同时打开的回答太多了，请关闭其他页面后再试'

/** How many streams a person has open in this process. */
export class StreamPlaces {
  readonly #open = new Map<string, number>()

  /** @throws BusinessError 429 if this person already has `most` open */
  expectRoom(person: string, max: number): void {
    if (this.#count(person) >= max) throw new BusinessError(RESULT.tooOften, TEXT, { retryAfterSeconds: 5 })
  }

  /**
   * The events of a stream, which holds a slot from its first event to its end; none if other streams took the last
   * slot.
   */
  async *hold<E>(person: string, max: number, events: AsyncGenerator<E>): AsyncGenerator<E> {
    if (this.#count(person) >= max) return
    this.#open.set(person, this.#count(person) + 1)
    try {
      yield* events
    } finally {
      const left = this.#count(person) - 1
      if (left > 0) this.#open.set(person, left)
      else this.#open.delete(person)
    }
  }

  #count(person: string): number {
    return this.#open.get(person) ?? 0
  }
}
