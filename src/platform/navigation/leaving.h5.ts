/**
 * Leaving this document for another. As soon as navigation starts, Safari cancels pending loads of this one and
 * reports them as files that failed to load. Reloading the page for such a file (lost-chunk.h5.ts) would
 * replace the navigation.
 */

/**
 * A navigation that has led nowhere after this time is over: it was a download, or there was no response, ms.
 */
const IN_VAIN_MS = 15_000

let until = 0

/** The browser kept this document, and the user has come back to it. */
function comeBack({ persisted }: PageTransitionEvent): void {
  if (persisted) until = 0
}

/** Goes to another document; `replace`: replacing this one's history entry. */
export function leaveDocument(url: string, how: 'assign' | 'replace'): void {
  until = Date.now() + IN_VAIN_MS
  window.addEventListener('pageshow', comeBack)
  window.location[how](url)
}

/** Whether this document is on its way out. */
export const isLeaving = (): boolean => Date.now() < until
