/**
 * Leaving this document for another. As soon as that is asked for, Safari gives up what it still loads for this one, and tells of it as
 * of files that could not be had. Whoever reloads the page for such a file (lost-chunk.h5.ts) would take the place of the way out.
 */

/** A way out that has led nowhere for so long leads nowhere: it was a download, or nobody answered, ms. */
const IN_VAIN_MS = 15_000

let until = 0

/** The browser kept this document, and the user has come back to it. */
function comeBack({ persisted }: PageTransitionEvent): void {
  if (persisted) until = 0
}

/** Goes to another document; `replace`: in the place of this one's entry in the history. */
export function leaveDocument(url: string, how: 'assign' | 'replace'): void {
  until = Date.now() + IN_VAIN_MS
  window.addEventListener('pageshow', comeBack)
  window.location[how](url)
}

/** Whether this document is on its way out. */
export const isLeaving = (): boolean => Date.now() < until
