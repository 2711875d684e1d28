import { atom } from 'jotai'

/** The order that was removed from the list last, until its bar is closed; null = none. */
export const deletedOrderAtom = atom<string | null>(null)
