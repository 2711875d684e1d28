/**
 * The payment page of another site leaves its own entries in the browser's history: back would lead from the result to a
 * cashier that is paid. So whoever comes back from it goes on in the page that was left, which asks how it went; the
 * entries of the payment lie ahead of it then, and what comes next takes their place.
 */
import { leaveDocument } from '../navigation/leaving.h5'
import { writeText } from '../storage/storage.h5'

const KEY = 'leftToPay'
/** How many entries browsers keep (Chromium, Firefox: 50; Safari: 100): once there are so many, their number says nothing. */
const FULL: readonly number[] = [50, 100]

/** Path and query of this page; the path may stand with or without its last word. */
const linkHere = () => window.location.pathname.replace(/\/index$/, '') + window.location.search

/** Goes to the payment page. */
export function leaveToPay(url: string): void {
  // what lay ahead is gone with this entry, which the payment page takes over: only now the number tells where we are
  window.history.pushState(window.history.state, '')
  writeText('session', KEY, `${window.history.length} ${linkHere()}`)
  leaveDocument(url, 'replace')
}

/**
 * Steps back to the page that was left to pay, where this document is what the payment page led to. For the document's own script: the
 * app does not start here (src/ssr/inline/start.ts), or it would go on from this entry while the browser steps back.
 * @returns true where it steps back @throws where the browser refuses its storage
 */
export function returnFromPaying(): boolean {
  const stored = sessionStorage.getItem(KEY)
  if (stored === null) return false
  sessionStorage.removeItem(KEY)
  const [length, link] = stored.split(' ')
  // an entry that the app has shown before is one to which the user went back
  const isNew = history.state === null && link === linkHere()
  const steps = history.length - Number(length) + 1
  if (!isNew || !(steps > 0) || FULL.includes(history.length)) return false
  history.go(-steps)
  return true
}
