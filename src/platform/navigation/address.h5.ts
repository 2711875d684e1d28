import { nameOf, rawQuery } from '@/lib/query-string'
import { clearBackEntries } from './back-entries.h5'
import { leaveDocument } from './leaving.h5'
import { noteAddress } from './history-position.h5'

/** If the page is still here this long after navigating away, it is staying, ms. */
const STILL_HERE_MS = 10_000

/**
 * The pairs of a query without those named; of `last` only the last one is removed, as a page may have its own.
 */
function without(search: string, names: readonly string[], last?: string): string {
  const pairs = search.replace(/^\?/, '').split('&').filter(Boolean)
  const lastAt = last === undefined ? -1 : pairs.map(nameOf).lastIndexOf(last)
  const stored = pairs.filter((pair, at) => at !== lastAt && !names.includes(nameOf(pair)))
  return stored.length > 0 ? `?${stored.join('&')}` : ''
}

const holdsAny = (hash: string, names: readonly string[]) =>
  Object.keys(rawQuery(hash.replace(/^[^?&]*[?&]|^#/, ''))).some((name) => names.includes(name))

/**
 * Removes parameters from the address bar and the history entry; all others stay. A hash that contains one of
 * them is removed as a whole. @param last a name of which only the last value is removed
 */
export function cleanAddress(names: readonly string[], last?: string): void {
  const { pathname, search, hash } = window.location
  const clean = pathname + without(search, names, last) + (holdsAny(hash, names) ? '' : hash)
  if (clean === pathname + search + hash) return
  window.history.replaceState(window.history.state, '', clean)
  noteAddress()
}

/** Path and query of the current address. */
export const addressLink = (): string => window.location.pathname + window.location.search

/** Leaves the app for an address, which replaces this one in the history. */
export function leaveInPlace(url: string): void {
  // an overlay has its own history entry, but it is the page's entry that must be replaced
  const free = clearBackEntries()
  if (free) void free.then(() => leaveDocument(url, 'replace'))
  else leaveDocument(url, 'replace')
}

/** Resolves when a page that was left is shown again by the back button, or was not left after all. */
export function stillHere(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, STILL_HERE_MS)
    window.addEventListener('pageshow', (event) => {
      if (event.persisted) resolve()
    })
  })
}
