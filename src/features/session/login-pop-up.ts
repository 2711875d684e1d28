import { atom } from 'jotai'
import { store } from '@/lib/store'

/** Showing the pop-up while it is shown closes it and reopens it after this time (spec sections 4 and 9), ms. */
export const REOPEN_MS = 500

/** Scope: page. Whether the login pop-up is shown. */
export const loginPopUpAtom = atom(false)

type Settle = (loggedIn: boolean) => void

let reopening: ReturnType<typeof setTimeout> | undefined
let waiting: Settle[] = []

/** Shows the pop-up; however often it is called within 500 ms, one pop-up is shown at the end. */
export function showLoginPopUp(): void {
  if (reopening !== undefined) return
  if (!store.get(loginPopUpAtom)) {
    store.set(loginPopUpAtom, true)
    return
  }
  store.set(loginPopUpAtom, false)
  reopening = setTimeout(() => {
    reopening = undefined
    store.set(loginPopUpAtom, true)
  }, REOPEN_MS)
}

/** Closes the pop-up and tells those who wait for it how it ended. */
export function settleLoginPopUp(loggedIn: boolean): void {
  clearTimeout(reopening)
  reopening = undefined
  store.set(loginPopUpAtom, false)
  const settled = waiting
  waiting = []
  settled.forEach((settle) => settle(loggedIn))
}

/** Shows the pop-up and waits for its end: true = logged in now. */
export function loginByPopUp(): Promise<boolean> {
  showLoginPopUp()
  return new Promise((resolve) => {
    waiting.push(resolve)
  })
}
