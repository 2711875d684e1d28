import { atom, useAtomValue } from 'jotai'
import { store } from '@/lib/store'

/** `running`: a login that the entry began is under way; `stuck`: it got no answer and may be tried again. */
export type Entering = 'none' | 'running' | 'stuck'

/** Scope: device. How the login that the entry began (a link, WeChat, the mini-program itself) stands. */
export const enteringAtom = atom<Entering>('none')

export const useEntering = (): Entering => useAtomValue(enteringAtom)

type Way = () => Promise<'stuck' | void>

export const isEntering = (): boolean => store.get(enteringAtom) === 'running'

let current: Promise<void> | undefined
let last: Way | undefined

/** Runs the login of an entry: meanwhile no page asks for another. It never fails; what fails is `stuck`. */
export function entering(way: Way): Promise<void> {
  last = way
  store.set(enteringAtom, 'running')
  const run = way()
    .catch(() => 'stuck' as const)
    .then((end) => {
      // a later one that has begun meanwhile speaks for itself
      if (current === run) store.set(enteringAtom, end ?? 'none')
    })
  current = run
  return run
}

/** Tries a login that is stuck once more. */
export function enterAgain(): void {
  if (last && store.get(enteringAtom) === 'stuck') void entering(last)
}

/** Settles when no login of an entry is under way. */
export const untilEntered = (): Promise<void> => current ?? Promise.resolve()
