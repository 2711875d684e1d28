/** How long a process may tell what it read before: channels and texts change rarely, and every launch asks. */
export const CACHE_MS = 30_000

interface Kept<T> {
  readonly value: Promise<T>
  readonly until: number
}

/**
 * Remembers what `read` gives, by key, for `ms`. Simultaneous readers of one key share one reading, and a failed one is
 * not kept. Keys must be few: nothing is thrown out before its time.
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
