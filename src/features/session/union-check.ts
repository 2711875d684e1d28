import { atom } from 'jotai'
import { store } from '@/lib/store'
import type { Login } from './session'

/** A union login that waits for the number's owner to confirm it by an SMS code. */
export interface UnionCheck {
  readonly sign: string
  /** Null: given up. */
  readonly settle: (login: Login | null) => void
}

/** Scope: device. The union login that is being confirmed; null while none is. */
export const unionCheckAtom = atom<UnionCheck | null>(null)

/** Asks for the SMS code, over whatever page is shown. @returns the login; null when it was given up */
export function confirmUnion(sign: string): Promise<Login | null> {
  store.get(unionCheckAtom)?.settle(null)
  return new Promise((resolve) => {
    const settle = (login: Login | null) => {
      store.set(unionCheckAtom, null)
      resolve(login)
    }
    store.set(unionCheckAtom, { sign, settle })
  })
}
