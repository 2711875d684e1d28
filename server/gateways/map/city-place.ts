import type { Place } from '@contract/types'
import { CITIES, type City } from './cities'
import { distanceMetres } from './distance'

type Position = Place['location']

/** The known city with the nearest centre, and its distance in metres. */
export function nearestCity(here: Position): { city: City; metres: number } {
  return CITIES.map((city) => ({ city, metres: distanceMetres(here, city) })).reduce((best, next) =>
    next.metres < best.metres ? next : best
  )
}

/** A position as a place in a city. */
export function placeIn(city: City, location: Position, name: string): Place {
  const province = city.province === city.city ? '' : city.province
  return {
    location,
    address: `${province}${city.city}${city.district}`,
    adcode: city.adcode,
    city: city.city,
    city_code: city.cityCode,
    district: city.district,
    name,
    nation: '中国',
    nation_code: '156',
    province: city.province,
    province_code: city.provinceCode
  }
}

/** The assumed place if nothing is known: the first city, Shanghai. */
export function defaultPlace(): Place {
  const [city] = CITIES
  if (!city) throw new RangeError('the list of cities is empty')
  return placeIn(city, { lat: city.lat, lng: city.lng }, city.city)
}
