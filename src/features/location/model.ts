import type { Place } from '@contract/types'

export type { City, Place, Suggestion } from '@contract/types'

/** Where the user is, as well as it is known. */
export interface KnownPlace {
  readonly place: Place
  /** By the device's position, and not by the caller's IP address. */
  readonly exact: boolean
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

/** A chosen city stands above the located one; in it, the device's own position is the best there is. */
export function spotOf(chosen: ChosenCity | null, known: KnownPlace | null): Spot | null {
  if (!chosen) return known?.place ?? null
  const here = known?.exact && known.place.city_code === chosen.code ? known.place.location : null
  return { city: chosen.name, city_code: chosen.code, location: chosen.location ?? here }
}

const KINDS =
  /(?:(?:朝鲜族|土家族|苗族|藏族|羌族|彝族|布依族|侗族|哈尼族|壮族|傣族|白族|景颇族|傈僳族|回族|蒙古族?|哈萨克|柯尔克孜|黎族)*自治[州县]|特别行政区|地区|林区|市|盟|县|省)$/

/** A city as people call it: 杭州 of 杭州市, 大理 of 大理白族自治州. */
export const shortCity = (name: string): string => name.replace(KINDS, '') || name
