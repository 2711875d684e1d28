/**
 * The payment page of another site leaves its own entries in the browser's history: back would lead from the
 * result to a cashier that has been paid. So a user returning from it continues on the page that was left,
 * which checks the result; the payment's entries are then ahead of it, and the next page replaces them.
 */
import { leaveDocument } from '../navigation/leaving.h5'
import { writeText } from '../storage/storage.h5'

const KEY = 'leftToPay'
/**
 * How many entries browsers keep (Chromium, Firefox: 50; Safari: 100): at that length, the number is
 * meaningless.
 */
const FULL: readonly number[] = [50, 100]

/** Path and query of this page; the path may or may not end in `/index`. */
const linkHere = () => window.location.pathname.replace(/\/index$/, '') + window.location.search

/** Goes to the payment page. */
export function leaveToPay(url: string): void {
  // this entry, which the payment page replaces, drops everything ahead: only now does the length give our
  // position
  window.history.pushState(window.history.state, '')
  writeText('session', KEY, `${window.history.length} ${linkHere()}`)
  leaveDocument(url, 'replace')
}

/**
 * Steps back to the page that was left to pay, if the payment page led to this document. For the document's
 * inline script: the app does not start here (src/ssr/inline/start.ts), or it would continue from this entry
 * while the browser steps back.
 * @returns true if it steps back @throws if the browser refuses access to its storage
 */
export function returnFromPaying(): boolean {
  const stored = sessionStorage.getItem(KEY)
  if (stored === null) return false
  sessionStorage.removeItem(KEY)
  const [length, link] = stored.split(' ')
  // an entry that the app has shown before: the user went back to it
  const isNew = history.state === null && link === linkHere()
  const steps = history.length - Number(length) + 1
  if (!isNew || !(steps > 0) || FULL.includes(history.length)) return false
  history.go(-steps)
  return true
}
