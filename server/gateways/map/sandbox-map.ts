import { districtsOf } from './china/cities'
import { defaultPlace, nearestCity, placeIn } from './city-place'
import type { MapGateway } from './map-gateway'
import { suggestPlaces } from './sandbox-places'

/** Farther than this from every known city, the sandbox's map finds no place. */
const REACH_M = 500_000

/** A map with some fifty cities: a position is in the nearest one, and every IP address in the first, Shanghai. */
export function createSandboxMap(): MapGateway {
  return {
    async reverse(latitude, longitude) {
      const here = { lat: latitude, lng: longitude }
      const { city, metres } = nearestCity(here)
      return metres > REACH_M ? null : placeIn(city, here, `${city.city}${city.district}`)
    },
    async byIp() {
      return defaultPlace()
    },
    async suggest(keyword, cityCode) {
      return suggestPlaces(keyword, cityCode)
    },
    async districts(cityCode) {
      return districtsOf(cityCode)
    }
  }
}
