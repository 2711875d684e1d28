import { atom } from 'jotai'
import { store } from '@/lib/store'
import { isLoggedIn } from './atoms'
import { onSessionChange } from './session'

/** The input of the login form: kept while the form closes and opens again, shared by pop-up and page. */
export interface LoginDraft {
  readonly mobile: string
  readonly code: string
  readonly agreed: boolean
  /** When another code may be sent, ms since 1970 by this device's clock. */
  readonly resendAt: number
}

const EMPTY: LoginDraft = { mobile: '', code: '', agreed: false, resendAt: 0 }

/** Scope: page, until a login succeeds. */
export const loginDraftAtom = atom(EMPTY)

onSessionChange(() => {
  if (isLoggedIn()) store.set(loginDraftAtom, EMPTY)
})
