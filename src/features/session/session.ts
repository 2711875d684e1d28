import { queryClient } from '@/api/query-client'
import { store } from '@/lib/store'
import { readStored, removeMemberValues, removeStored, writeStored } from '@/platform/stored-values'
import { tokenAtom } from './atoms'

/** Visit source codes of spec section 9. */
export const VISIT_SOURCE = { miniLogin: 1, lvyunLogin: 2, unionLogin: 2, wechatWebLogin: 4 } as const

type Listener = () => void
const listeners = new Set<Listener>()

/** Tells when a member came or went (tab bar, cached reads); gives the way to stop. */
export function onSessionChange(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What the server said to one member is never seen by the next, nor by a visitor. */
function changed(): void {
  void queryClient.cancelQueries()
  queryClient.clear()
  listeners.forEach((listener) => listener())
}

/** Begins a session: token kept 30 days, logout flag cleared. */
export function beginSession(login: { accessToken: string; openId: string | null }, source?: number): void {
  writeStored('accessToken', login.accessToken)
  if (login.openId) writeStored('openId', login.openId)
  if (source !== undefined) writeStored('source', source)
  removeStored('IS_LOGOUT')
  store.set(tokenAtom, login.accessToken)
  changed()
}

/** Forgets the token and all that belongs to the member. */
export function endSession(): void {
  removeMemberValues()
  store.set(tokenAtom, undefined)
  changed()
}

/** While this is set nothing logs the user in by itself (pages.md, "4 logout flag"). */
export const isLoggedOut = (): boolean => readStored('IS_LOGOUT') === true
