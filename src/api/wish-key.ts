import { randomId } from '@/lib/random-id'
import { readStored, writeStored } from '@/platform/stored-values'

/**
 * Idempotency keys of wishes under way (design section 3): one key a wish until it is settled, so a double tap, a reload
 * or a lost answer asks for the same thing. The server takes a key for one input only, so another input is another wish.
 */
interface Kept {
  readonly key: string
  readonly input: unknown
}

const entries = (): Record<string, string> => readStored('pendingKeys') ?? {}

function keptOf(name: string): Kept | undefined {
  try {
    const kept = JSON.parse(entries()[name] ?? 'null') as Partial<Kept> | null
    return typeof kept?.key === 'string' ? { key: kept.key, input: kept.input } : undefined
  } catch {
    return undefined
  }
}

/** The key of a wish: the one under way for the same input, or a new one that is kept from now on. */
export function wishKey(name: string, input: object): string {
  const kept = keptOf(name)
  if (kept && JSON.stringify(kept.input) === JSON.stringify(input)) return kept.key
  const fresh: Kept = { key: randomId(), input }
  writeStored('pendingKeys', { ...entries(), [name]: JSON.stringify(fresh) })
  return fresh.key
}

/** The wish has come to its end: the next time it is a new one. */
export function settleWishKey(name: string): void {
  const { [name]: _settled, ...rest } = entries()
  writeStored('pendingKeys', rest)
}
