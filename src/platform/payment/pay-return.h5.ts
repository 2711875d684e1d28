/**
 * The payment page of another site leaves its own entries in the browser's history: back would lead from the result to a
 * cashier that is paid. So whoever comes back from it goes on in the page that was left, which asks how it went; the
 * entries of the payment lie ahead of it then, and what comes next takes their place.
 */
import { leaveDocument } from '../navigation/leaving.h5'
import { readText, removeText, writeText } from '../storage/storage'

const KEY = 'leftToPay'
/** Browsers keep no more entries, and from there on their number says nothing. */
const MOST_ENTRIES = 50

/** Path and query of this page; the path may stand with or without its last word. */
const linkHere = () => window.location.pathname.replace(/\/index$/, '') + window.location.search

/** Goes to the payment page. */
export function leaveToPay(url: string): void {
  // what lay ahead is gone with this entry, which the payment page takes over: only now the number tells where we are
  window.history.pushState(window.history.state, '')
  writeText('session', KEY, `${window.history.length} ${linkHere()}`)
  leaveDocument(url, 'replace')
}

/** At the app's start: steps back to the page that was left to pay, where this one is what the payment page led to. */
export function returnFromPaying(): void {
  const kept = readText('session', KEY)
  if (kept === null) return
  removeText('session', KEY)
  const [length, link] = kept.split(' ')
  // an entry that the app has shown before is one to which the user went back
  const isNew = window.history.state === null && link === linkHere()
  const steps = window.history.length - Number(length) + 1
  if (isNew && steps > 0 && window.history.length < MOST_ENTRIES) window.history.go(-steps)
}
