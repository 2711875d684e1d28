import { useSyncExternalStore } from 'react'
import { atom, type PrimitiveAtom } from 'jotai'
import { store } from '@/lib/store'
import { afterHydration, isHydrationPending } from '../screen/hydration'
import { readStored } from './stored-values'

/*
 * Stored values that pages show. A server rendering a page knows few of them (`DeviceView`): during hydration
 * the others read as if not stored, and are corrected afterwards. Otherwise they are available at once.
 */

/** A stored value as pages show it; components that read it during render also call {@link useHydrated}. */
export const shownStored: typeof readStored = (key) => (isHydrationPending() ? undefined : readStored(key))

const subscribe = (listener: () => void) => {
  afterHydration(listener)
  return () => undefined
}

/** Re-renders the component once the server's page has been hydrated. */
export const useHydrated = (): unknown =>
  useSyncExternalStore(subscribe, isHydrationPending, isHydrationPending)

/** An atom for what `read` finds on the device; `unset` = its value if nothing is stored. */
export function shownAtom<T>(read: () => T, unset: T): PrimitiveAtom<T> & { init: T } {
  if (!isHydrationPending()) return atom(read())
  const made = atom(unset)
  afterHydration(() => store.set(made, read()))
  return made
}
