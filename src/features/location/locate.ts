import { locationEndpoints } from '@contract/location/endpoints'
import type { Place } from '@contract/types'
import { call } from '@/api/call'
import { sleep } from '@/lib/sleep'
import { store } from '@/lib/store'
import { requestPosition } from '@/platform/location/position'
import { positionNeedsTap } from '@/platform/location/position-permission'
import { writeStored } from '@/platform/storage/stored-values'
import { refusalOf } from '@/platform/wechat/refusal'
import { locatingAtom, placeAtom, soughtAtom } from './atoms'
import { isSamePlace, takesPrecedence } from './model'

/** Without a position by then the place of the IP address is used (rule limit.ipLocation), ms. */
const IP_AFTER_MS = 500
/** The position is asked for again after this at the earliest (rule limit.location), ms. */
export const REFRESH_MS = 30_000

const QUIET = { quiet: true, background: true } as const

let askedAt = -Infinity

function know(found: Place, exact: boolean): void {
  const before = store.get(placeAtom)
  // if the user has not moved, dependent reads are not refetched
  const stays = before?.exact === exact && isSamePlace(before.place, found)
  const existing = { place: stays ? before.place : found, exact, knownAt: Date.now() }
  store.set(placeAtom, existing)
  writeStored('place', JSON.stringify(existing))
  const { city_code: code, city: name } = existing.place
  writeStored('placeCity', JSON.stringify({ code, name }))
}

/** Locates by the device's position; false if unavailable or refused by the user. */
async function byPosition(): Promise<boolean> {
  store.set(locatingAtom, 'locating')
  try {
    know(await call(locationEndpoints.geoCoder, { ...(await requestPosition()) }, QUIET), true)
    store.set(locatingAtom, 'idle')
    return true
  } catch (error) {
    const refusal = refusalOf(error)
    store.set(locatingAtom, refusal === 'closed' ? 'denied' : refusal)
    return false
  }
}

/** The city of the IP address: never prompts the user. */
export async function locateByAddress(): Promise<void> {
  try {
    const place = await call(locationEndpoints.getIpLocation, {}, QUIET)
    // the position may have come meanwhile, and is the better one
    if (!takesPrecedence(store.get(placeAtom), place, Date.now())) know(place, false)
  } catch {
    // the place stays unknown; pages do without
  }
  store.set(soughtAtom, true)
}

/**
 * Finds out where the user is: by IP address when the position takes more than 500 ms; the position replaces it later.
 * If only a tap may request the position, by IP address only.
 */
export async function locate(): Promise<void> {
  if (Date.now() - askedAt < REFRESH_MS) return
  askedAt = Date.now()
  if (await positionNeedsTap()) return locateByAddress()
  await locateNow()
}

/** The same while a page that depends on it stays open; a user who said no is left alone. */
export async function locateAgain(): Promise<void> {
  const last = store.get(locatingAtom)
  if (last !== 'denied' && last !== 'privacy') await locate()
}

/** The same on the user's request, however recent the last result. */
export async function locateNow(): Promise<void> {
  if (store.get(locatingAtom) === 'locating') return
  askedAt = Date.now()
  const position = byPosition()
  const existing = await Promise.race([position, sleep(IP_AFTER_MS).then(() => false)])
  if (!existing) await locateByAddress()
  await position
}
