import { store } from '@/lib/store'
import { shownAtom } from '@/platform/storage/shown-stored'
import { readStored, removeStored, writeStored } from '@/platform/storage/stored-values'

/** Number of stored terms. */
const MAX_TERMS = 10

function stored(): readonly string[] {
  try {
    const text: unknown = JSON.parse(readStored('mallSearches') ?? '[]')
    return Array.isArray(text) ? text.filter((word): word is string => typeof word === 'string') : []
  } catch {
    return []
  }
}

const NONE: readonly string[] = []

/** Scope: device. What was searched for in the mall, newest first. */
export const searchesAtom = shownAtom(stored, NONE)

/** Stores a search term, each once. */
export function rememberSearch(word: string): void {
  const text = [word, ...store.get(searchesAtom).filter((one) => one !== word)].slice(0, MAX_TERMS)
  store.set(searchesAtom, text)
  writeStored('mallSearches', JSON.stringify(text))
}

/** Forgets all of it. */
export function forgetSearches(): void {
  store.set(searchesAtom, [])
  removeStored('mallSearches')
}
