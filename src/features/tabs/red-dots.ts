import { atom } from 'jotai'
import { store } from '@/lib/store'
import type { Tab } from '@/routes/navigate'
import { onSessionChange } from '@/features/session/session'
import type { RedDots } from './model'

/** Scope: member. What is new in each tab; changed only by the functions below. */
export const redDotsAtom = atom<RedDots>({})

onSessionChange(() => store.set(redDotsAtom, {}))

/** Sets what is new in a tab: ids of cards, records …; none = nothing. */
export function setRedDots(tab: Tab, ids: readonly string[]): void {
  store.set(redDotsAtom, (dots) => ({ ...dots, [tab]: new Set(ids) }))
}

/** One of them was viewed: its dot disappears. */
export function clearRedDot(tab: Tab, id: string): void {
  store.set(redDotsAtom, (dots) => {
    const left = new Set(dots[tab])
    left.delete(id)
    return { ...dots, [tab]: left }
  })
}
