import { atom } from 'jotai'
import type { LoginResult } from '@contract/types'
import { store } from '@/lib/store'
import type { Login } from './session'

interface Waiting {
  /** Null: cancelled. */
  readonly settle: (login: Login | null) => void
}

/** A union login that waits for the number's owner to confirm it by an SMS code. */
export interface UnionCheck extends Waiting {
  readonly sign: string
}

/** A login to an account that is being deleted: its owner revokes that, or does not. */
export interface UndoCheck extends Waiting {
  readonly closed: NonNullable<LoginResult['closed']>
}

type LoginCheck = UnionCheck | UndoCheck

/** Scope: device. The login that waits for its user; null while none does. */
export const loginCheckAtom = atom<LoginCheck | null>(null)

/** Asks over whatever page is shown. @returns the login; null if cancelled */
export function waitFor(what: Pick<UnionCheck, 'sign'> | Pick<UndoCheck, 'closed'>): Promise<Login | null> {
  store.get(loginCheckAtom)?.settle(null)
  return new Promise((resolve) => {
    const settle = (login: Login | null) => {
      store.set(loginCheckAtom, null)
      resolve(login)
    }
    store.set(loginCheckAtom, { ...what, settle })
  })
}
