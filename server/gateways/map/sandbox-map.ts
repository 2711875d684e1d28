import type { Place } from '@contract/types'
import { CITIES, type City } from './cities'
import { distanceMetres } from './distance'
import type { MapGateway } from './map-gateway'

/** Farther than this from every city it knows, the sandbox's map knows no place. */
const REACH_M = 500_000

/** A map that knows some fifty cities: a position is in the nearest one, and every IP address in the first, Shanghai. */
export function createSandboxMap(): MapGateway {
  return {
    async reverse(latitude, longitude) {
      const here = { lat: latitude, lng: longitude }
      const city = nearestCity(here)
      if (distanceMetres(here, city) > REACH_M) return null
      return placeIn(city, here, `${city.city}${city.district}`)
    },

    async byIp() {
      const city = cityAt(0)
      return placeIn(city, { lat: city.lat, lng: city.lng }, city.city)
    }
  }
}

function nearestCity(here: { lat: number; lng: number }): City {
  return CITIES.reduce((best, city) =>
    distanceMetres(here, city) < distanceMetres(here, best) ? city : best
  )
}

function cityAt(index: number): City {
  const city = CITIES[index]
  if (!city) throw new RangeError('the list of cities is empty')
  return city
}

function placeIn(city: City, location: Place['location'], name: string): Place {
  return {
    location,
    address: `${city.province === city.city ? '' : city.province}${city.city}${city.district}`,
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
