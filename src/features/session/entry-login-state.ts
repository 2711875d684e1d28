import { atom, useAtomValue } from 'jotai'
import { store } from '@/lib/store'

/** `running`: a login started by the entry is under way; `stuck`: it got no response and may be retried. */
export type EntryLoginState = 'none' | 'running' | 'stuck'

/** Scope: device. The state of the login started by the entry (a link, WeChat, the mini-program itself). */
export const entryLoginStateAtom = atom<EntryLoginState>('none')

export const useEntryLoginState = (): EntryLoginState => useAtomValue(entryLoginStateAtom)

type EntryLogin = () => Promise<'stuck' | void>

export const isEntryLoginRunning = (): boolean => store.get(entryLoginStateAtom) === 'running'

let current: Promise<void> | undefined
let last: EntryLogin | undefined

/** Runs the login of an entry: meanwhile no page starts another. Never rejects; a failure sets `stuck`. */
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

/** Retries a stuck login. */
export function retryEntryLogin(): void {
  if (last && store.get(entryLoginStateAtom) === 'stuck') void runEntryLogin(last)
}

/** Resolves when no login of an entry is under way. */
export const entryLoginSettled = (): Promise<void> => current ?? Promise.resolve()
