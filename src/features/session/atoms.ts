import { atom, useAtomValue } from 'jotai'
import { store } from '@/lib/store'
import { readStored } from '@/platform/storage/stored-values'

/** Scope: member. The access token, or undefined for a visitor; changed by `session.ts` alone. */
export const tokenAtom = atom<string | undefined>(readStored('accessToken'))

/** A user is logged in when an access token exists (rule login.token). */
const loggedInAtom = atom((get) => get(tokenAtom) !== undefined)

export const useLoggedIn = (): boolean => useAtomValue(loggedInAtom)
export const isLoggedIn = (): boolean => store.get(loggedInAtom)
