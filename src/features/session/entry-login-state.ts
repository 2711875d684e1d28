import { atom, useAtomValue } from 'jotai'
import { store } from '@/lib/store'

/** `running`: a login that the entry began is under way; `stuck`: it got no answer and may be tried again. */
export type EntryLoginState = 'none' | 'running' | 'stuck'

/** Scope: device. How the login that the entry began (a link, WeChat, the mini-program itself) stands. */
export const entryLoginStateAtom = atom<EntryLoginState>('none')

export const useEntryLoginState = (): EntryLoginState => useAtomValue(entryLoginStateAtom)

type EntryLogin = () => Promise<'stuck' | void>

export const isEntryLoginRunning = (): boolean => store.get(entryLoginStateAtom) === 'running'

let current: Promise<void> | undefined
let last: EntryLogin | undefined

/** Runs the login of an entry: meanwhile no page asks for another. It never fails; what fails is `stuck`. */
export function runEntryLogin(login: EntryLogin): Promise<void> {
  last = login
  store.set(entryLoginStateAtom, 'running')
  const run = login()
    .catch(() => 'stuck' as const)
    .then((end) => {
      // a later one that has begun meanwhile speaks for itself
      if (current === run) store.set(entryLoginStateAtom, end ?? 'none')
    })
  current = run
  return run
}

/** Tries a login that is stuck once more. */
export function retryEntryLogin(): void {
  if (last && store.get(entryLoginStateAtom) === 'stuck') void runEntryLogin(last)
}

/** Settles when no login of an entry is under way. */
export const entryLoginSettled = (): Promise<void> => current ?? Promise.resolve()
