import { queryClient } from '@/api/query-client'
import { store } from '@/lib/store'
import { clearSessionMarker } from '@/platform/storage/session-cookie'
import { readStored, removeMemberValues, removeStored, writeStored } from '@/platform/storage/stored-values'
import { tokenAtom } from './atoms'

/** How a session began (rule visit.source). */
export const VISIT_SOURCE = { miniLogin: 1, lvyunLogin: 2, unionLogin: 2, wechatWebLogin: 4 } as const

/** After a session's end, reads are refetched only once the member's pages have left the screen, ms. */
const PAGES_LEAVE_MS = 50

/** What a login tells of a session. */
export interface Login {
  readonly accessToken: string
  readonly openId: string | null
  /** Without it whoever was here before counts as another member. */
  readonly memberId?: string
}

type Listener = () => void
const listeners = new Set<Listener>()

/** Notifies of logins and logouts; returns a function to stop. Cached reads are already handled. */
export function onSessionChange(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A member whose id is not known: the one of an earlier version's start. */
const UNKNOWN = '?'

/** Whose answers the cache of reads holds: a member's, or (undefined) a visitor's. */
let owner: string | undefined =
  store.get(tokenAtom) === undefined ? undefined : (readStored('memberId') ?? UNKNOWN)

const isStranger = (next: string | undefined) => owner !== next || next === UNKNOWN

let leaving: ReturnType<typeof setTimeout> | undefined

/** Responses for one member are never visible to the next, nor to a visitor. */
function forgetReads(): void {
  queryClient
    .getQueryCache()
    .getAll()
    .forEach((query) => query.reset())
  leaving = setTimeout(() => void queryClient.refetchQueries({ type: 'active' }), PAGES_LEAVE_MS)
}

/**
 * Refetches everything shown. A first read in flight would be joined rather than sent again: its response is
 * for the user at the time it was sent.
 */
function refetchAll(): void {
  queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => query.isActive() && query.state.data === undefined)
    .forEach((query) => void query.cancel({ silent: true }))
  void queryClient.invalidateQueries()
}

function changed(next: string | undefined): void {
  const stranger = owner !== undefined && isStranger(next)
  owner = next
  // whoever comes meanwhile has all that is shown requested again, once
  clearTimeout(leaving)
  if (stranger) forgetReads()
  else refetchAll()
  listeners.forEach((listener) => listener())
}

/** Begins a session: token kept 30 days, logout flag cleared. Everything shown is refetched. */
export function beginSession(login: Login, source?: number): void {
  const member = login.memberId ?? UNKNOWN
  // a session that ran out before the app was opened again has left its member's values
  const before = owner ?? readStored('memberId')
  if (before !== undefined && (before !== member || member === UNKNOWN)) removeMemberValues()
  writeStored('accessToken', login.accessToken)
  if (member !== UNKNOWN) writeStored('memberId', member)
  if (login.openId) writeStored('openId', login.openId)
  if (source !== undefined) writeStored('source', source)
  removeStored('IS_LOGOUT')
  store.set(tokenAtom, login.accessToken)
  changed(member)
}

/** The token is no longer valid; the screen stays unchanged until it is known whether a login follows. */
export function suspendSession(): void {
  removeStored('accessToken')
  store.set(tokenAtom, undefined)
}

/** Clears the token and all of the member's data, including what the browser keeps for the next start. */
export function endSession(): void {
  clearSessionMarker()
  removeMemberValues()
  store.set(tokenAtom, undefined)
  changed(undefined)
}

/** Whether a session ran out before this start of the app: what is stored is still its member's. */
export const isLapsed = (): boolean =>
  store.get(tokenAtom) === undefined && readStored('memberId') !== undefined

/**
 * Another tab may have logged out, or in as anybody: memory follows what is stored. Nothing is removed from the store, as
 * it is that tab's by now; a session suspended here is not ended by it.
 */
export function followStored(): void {
  const token = readStored('accessToken')
  const member = token === undefined ? undefined : (readStored('memberId') ?? UNKNOWN)
  if (token === store.get(tokenAtom) && (token === undefined || member === owner)) return
  store.set(tokenAtom, token)
  changed(member)
}

/** While this is set nothing logs the user in by itself (rule logout.flag). */
export const isLoggedOut = (): boolean => readStored('IS_LOGOUT') === true
