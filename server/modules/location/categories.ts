/** Categories of all stores, kept for some time: to count them all takes some twenty milliseconds of the database, and they hardly change. */
import type { ReadRecent } from '../../db/replica'
import { merchantCategories, type CategoryRow } from './repository'

/** Once older than this, they are counted again while the old ones are still told, ms. */
const RENEW_AFTER_MS = 60_000
/** Once older than this, they are counted again before they are told, ms. */
export const MAX_CATEGORIES_AGE_MS = 300_000

interface Kept {
  readonly list: CategoryRow[]
  readonly readAt: number
}

/** The categories of a channel's stores everywhere, largest first, at most {@link MAX_CATEGORIES_AGE_MS} old; one per process. */
export function categoriesEverywhere(
  readRecent: ReadRecent,
  clockMs: () => number = Date.now
): (channel: string, now: Date) => Promise<CategoryRow[]> {
  const kept = new Map<string, Kept>()
  const readings = new Map<string, Promise<CategoryRow[]>>()

  /** Counts them, once for all who ask meanwhile. */
  const count = (channel: string, now: Date): Promise<CategoryRow[]> => {
    const readAt = clockMs()
    const reading =
      readings.get(channel) ??
      readRecent((db) => merchantCategories({ channel, now }, db))
        .then((list) => {
          kept.set(channel, { list, readAt })
          return list
        })
        .finally(() => readings.delete(channel))
    readings.set(channel, reading)
    return reading
  }

  return async (channel, now) => {
    const found = kept.get(channel)
    const age = found ? clockMs() - found.readAt : Infinity
    if (!found || age >= MAX_CATEGORIES_AGE_MS) return count(channel, now)
    if (age >= RENEW_AFTER_MS) void count(channel, now).catch(() => undefined)
    return found.list
  }
}
