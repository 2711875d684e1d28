import { useSyncExternalStore } from 'react'
import { atom, type PrimitiveAtom } from 'jotai'
import { store } from '@/lib/store'
import { afterHydration, isHydrationPending } from '../screen/hydration'
import { readStored } from './stored-values'

/*
 * What is stored on the device and pages show. A server that draws a page knows little of it (`DeviceView`): as long as its drawing
 * is taken over the rest is as if nothing was stored, and comes right afterwards. Elsewhere it is there at once.
 */

/** A stored value as a page shows it; who reads it while drawing also asks for {@link useHydrated}. */
export const shownStored: typeof readStored = (key) => (isHydrationPending() ? undefined : readStored(key))

const subscribe = (listener: () => void) => {
  afterHydration(listener)
  return () => undefined
}

/** Draws the component anew once the page of the server has been taken over. */
export const useHydrated = (): unknown =>
  useSyncExternalStore(subscribe, isHydrationPending, isHydrationPending)

/** An atom for what `read` finds on the device; `unset` = what it would find where nothing is stored. */
export function shownAtom<T>(read: () => T, unset: T): PrimitiveAtom<T> & { init: T } {
  if (!isHydrationPending()) return atom(read())
  const made = atom(unset)
  afterHydration(() => store.set(made, read()))
  return made
}
