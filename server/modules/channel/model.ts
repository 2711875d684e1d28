/** How long a process may use a cached value: channels and texts change rarely, and every launch requests them. */
export const CACHE_MS = 30_000

interface Kept<T> {
  readonly value: Promise<T>
  readonly until: number
}

/**
 * Caches the result of `read`, by key, for `ms`. Concurrent readers of one key share one read, and a failed one is
 * not cached. Keys must be few: nothing is evicted early.
 */
export function remember<T>(
  ms: number,
  read: (key: string) => Promise<T>
): (key: string, now: Date) => Promise<T> {
  const stored = new Map<string, Kept<T>>()
  return (key, now) => {
    const found = stored.get(key)
    if (found && now.getTime() < found.until) return found.value
    const value = read(key)
    stored.set(key, { value, until: now.getTime() + ms })
    value.catch(() => stored.delete(key))
    return value
  }
}
