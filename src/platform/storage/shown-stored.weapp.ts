import { atom, type PrimitiveAtom } from 'jotai'
import { readStored } from './stored-values'

/** In the mini-program stored values are available at once. */
export const shownStored: typeof readStored = readStored

export const useHydrated = (): void => undefined

export const shownAtom = <T>(read: () => T, _unset: T): PrimitiveAtom<T> & { init: T } => atom(read())
