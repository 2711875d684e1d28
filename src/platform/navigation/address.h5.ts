import { nameOf, rawQuery } from '@/lib/query-string'
import { clearBackEntries } from './back-entries.h5'
import { leaveDocument } from './leaving.h5'
import { noteAddress } from './history-position.h5'

/** A page that asked the browser to leave and is still here after this time stays, ms. */
const STILL_HERE_MS = 10_000

/** The pairs of a query without those that are named; of `last` only the last one goes, as a page may have its own. */
function without(search: string, names: readonly string[], last?: string): string {
  const pairs = search.replace(/^\?/, '').split('&').filter(Boolean)
  const lastAt = last === undefined ? -1 : pairs.map(nameOf).lastIndexOf(last)
  const stored = pairs.filter((pair, at) => at !== lastAt && !names.includes(nameOf(pair)))
  return stored.length > 0 ? `?${stored.join('&')}` : ''
}

const holdsAny = (hash: string, names: readonly string[]) =>
  Object.keys(rawQuery(hash.replace(/^[^?&]*[?&]|^#/, ''))).some((name) => names.includes(name))

/**
 * Takes parameters out of the address bar and the history entry; all others stay. A hash that holds one of them goes
 * as a whole. @param last a name of which only the last value goes
 */
export function cleanAddress(names: readonly string[], last?: string): void {
  const { pathname, search, hash } = window.location
  const clean = pathname + without(search, names, last) + (holdsAny(hash, names) ? '' : hash)
  if (clean === pathname + search + hash) return
  window.history.replaceState(window.history.state, '', clean)
  noteAddress()
}

/** Path and query of the address that is shown. */
export const addressLink = (): string => window.location.pathname + window.location.search

/** Leaves the app for an address, which takes the place of this one in the history. */
export function leaveInPlace(url: string): void {
  // what lies over the page has an entry of its own, and it is the page's that is to be replaced
  const free = clearBackEntries()
  if (free) void free.then(() => leaveDocument(url, 'replace'))
  else leaveDocument(url, 'replace')
}

/** Settles when a page that was left is shown again by the back button, or was never left after all. */
export function stillHere(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, STILL_HERE_MS)
    window.addEventListener('pageshow', (event) => {
      if (event.persisted) resolve()
    })
  })
}
