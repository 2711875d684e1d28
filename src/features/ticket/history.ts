import { store } from '@/lib/store'
import { shownAtom } from '@/platform/storage/shown-stored'
import { readStored, removeStored, writeStored } from '@/platform/storage/stored-values'

const MAX_COUNT = 10

function stored(): readonly string[] {
  const list = readStored('ticketSearches')
  return Array.isArray(list) ? list.filter((word) => typeof word === 'string') : []
}

const NONE: readonly string[] = []

/** Scope: device. What was searched for lately, newest first. */
export const searchesAtom = shownAtom(stored, NONE)

/** Keeps what was searched for. */
export function rememberSearch(word: string): void {
  const plain = word.trim()
  if (plain === '') return
  const list = [plain, ...store.get(searchesAtom).filter((one) => one !== plain)].slice(0, MAX_COUNT)
  store.set(searchesAtom, list)
  writeStored('ticketSearches', list)
}

export function forgetSearches(): void {
  store.set(searchesAtom, [])
  removeStored('ticketSearches')
}
