import { atom } from 'jotai'
import { store } from '@/lib/store'
import { toast } from '@/platform/feedback/feedback'
import { isInMiniProgram } from '@/platform/environment/kind'
import { isSinglePage, SINGLE_PAGE_TEXT } from '@/platform/wechat/single-page'
import { currentInstance, type PageInstance } from '@/routes/current-instance'
import { currentPath } from '@/routes/navigate'
import type { RoutePath } from '@/routes/table'
import { isLoggedIn } from './atoms'
import { onSessionChange } from './session'

/**
 * Showing the pop-up while it is shown closes it and shows it again after this (rules login.popUp,
 * limit.popUp), ms.
 */
const REOPEN_MS = 500

/** Scope: page. The page over which the login pop-up is shown; null while it is not. */
export const loginPopUpAtom = atom<RoutePath | null>(null)

interface Waiting {
  readonly page: PageInstance
  readonly settle: (loggedIn: boolean) => void
}

let reopening: ReturnType<typeof setTimeout> | undefined
let openedBy: PageInstance
let waiting: Waiting[] = []

function openHere(): void {
  openedBy = currentInstance()
  store.set(loginPopUpAtom, currentPath())
}

/**
 * In the mini-program's web view its own login page is shown, which ends pending calls here: it reopens this
 * page.
 */
async function openInMiniOrHere(): Promise<void> {
  const { loginInMini } = await import('./login-in-mini')
  if (await loginInMini()) settleLoginPopUp(false)
  else openHere()
}

const open = () => (isInMiniProgram() ? void openInMiniOrHere().catch(openHere) : openHere())
const isShownHere = () => store.get(loginPopUpAtom) === currentPath() && openedBy === currentInstance()

/** Shows the pop-up; however often it is called within 500 ms, one pop-up is shown at the end. */
export function showLoginPopUp(): void {
  if (isSinglePage()) return toast(SINGLE_PAGE_TEXT)
  if (reopening !== undefined) return
  if (!isShownHere()) {
    open()
    return
  }
  store.set(loginPopUpAtom, null)
  reopening = setTimeout(() => {
    reopening = undefined
    open()
  }, REOPEN_MS)
}

/** Shows the pop-up unless it is shown already: for automatic cases, without a press. */
export function offerLogin(): void {
  if (!isSinglePage() && !isShownHere()) showLoginPopUp()
}

function close(): void {
  clearTimeout(reopening)
  reopening = undefined
  openedBy = undefined
  store.set(loginPopUpAtom, null)
}

/** Closes the pop-up and resolves pending callers with the result. */
export function settleLoginPopUp(loggedIn: boolean): void {
  close()
  const settled = waiting
  waiting = []
  settled.forEach(({ settle }) => settle(loggedIn))
}

/** A page was unmounted: its pending action is not carried out by a later login elsewhere. */
export function leaveLoginPopUp(page: PageInstance): void {
  if (!page) return
  if (openedBy === page) close()
  const left = waiting.filter((one) => one.page === page)
  waiting = waiting.filter((one) => one.page !== page)
  left.forEach(({ settle }) => settle(false))
}

/** Shows the pop-up and waits for its end: true = logged in now. */
export function loginByPopUp(): Promise<boolean> {
  if (isSinglePage()) {
    toast(SINGLE_PAGE_TEXT)
    return Promise.resolve(false)
  }
  const page = currentInstance()
  offerLogin()
  return new Promise((settle) => {
    waiting.push({ page, settle })
  })
}

// whichever way the login came: by the pop-up, by the login page, by itself
onSessionChange(() => {
  if (isLoggedIn()) settleLoginPopUp(true)
})
