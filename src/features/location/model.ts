import type { Place } from '@contract/types'

export type { Area, City, NearbyMerchant, Place, Suggestion } from '@contract/types'

/** Where the user is, as well as it is known. */
export interface ResolvedPlace {
  readonly place: Place
  /** By the device's position, and not by the caller's IP address. */
  readonly exact: boolean
  /** ms since 1970; missing if stored by an earlier version: counts as long ago. */
  readonly knownAt?: number
}

/** How long an exact place stays valid; after that a current IP address is better, ms. */
const EXACT_STANDS_MS = 1_800_000

/** Whether a known place takes precedence over that of the IP address at `now` (ms since 1970). */
export function takesPrecedence(existing: ResolvedPlace | null, byAddress: Place, now: number): boolean {
  if (!existing?.exact) return false
  const fresh = now - (existing.knownAt ?? 0) < EXACT_STANDS_MS
  // in the same city it is still the better guess, however old
  return fresh || existing.place.city_code === byAddress.city_code
}

/** The position of a phone lying still varies by less than this, degrees (about 200 m). */
const STILL_DEGREES = 0.002

/** Whether two places are one as far as anything here depends on it. */
export function isSamePlace(one: Place, other: Place): boolean {
  const far = Math.hypot(one.location.lat - other.location.lat, one.location.lng - other.location.lng)
  return one.city_code === other.city_code && far < STILL_DEGREES
}

/** A city as far as choosing goes. */
export interface CityRef {
  readonly code: string
  /** 杭州市 */
  readonly name: string
}

/** The city that the user has chosen. */
export interface ChosenCity extends CityRef {
  /** Of the place by which it was found; null for a city as such: nobody knows its middle. */
  readonly location: Place['location'] | null
  /** ms since 1970; of the last time that the user stayed with it. */
  readonly chosenAt: number
}

/** Where things are looked for: the place of the user, or the city they have chosen. */
export interface Spot {
  readonly city: string
  readonly city_code: string
  readonly location: Place['location'] | null
}

/** A city where nobody knows the place in it. */
export const citySpot = (city: CityRef | null): Spot | null =>
  city && { city: city.name, city_code: city.code, location: null }

/**
 * A chosen city takes precedence over the located one; in it, the device's own position is the best there is.
 */
export function spotOf(chosen: ChosenCity | null, existing: ResolvedPlace | null): Spot | null {
  if (!chosen) return existing?.place ?? null
  const here = existing?.exact && existing.place.city_code === chosen.code ? existing.place.location : null
  return { city: chosen.name, city_code: chosen.code, location: chosen.location ?? here }
}

const KINDS =
  /(?:(?:朝鲜族|土家族|苗族|藏族|羌族|彝族|布依族|侗族|哈尼族|壮族|傣族|白族|景颇族|傈僳族|回族|蒙古族?|哈萨克|柯尔克孜|黎族)*自治[州县]|特别行政区|地区|林区|市|盟|县|省)$/

/** A city's common name: 杭州 of 杭州市, 大理 of 大理白族自治州. */
export const shortCity = (name: string): string => name.replace(KINDS, '') || name
