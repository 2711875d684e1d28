import type { Suggestion } from '@contract/types'
import { demoRows } from '../../db/demo-catalogue'
import { merchants } from '../../db/schema/merchant'
import { districtsOf } from './china/cities'
import { CITIES } from './cities'

/** Maximum number of suggestions, as in the real service. */
const MAX_COUNT = 10

const ofCities = (): Suggestion[] =>
  CITIES.map(({ city, cityCode, province, lat, lng }) => ({
    name: city,
    address: province === city ? city : `${province}${city}`,
    location: { lat, lng },
    adcode: cityCode,
    city,
    city_code: cityCode,
    district: ''
  }))

/** A district is located at its city's centre: the source has no positions. */
const ofDistricts = (): Suggestion[] =>
  CITIES.flatMap(({ city, cityCode, lat, lng }) =>
    districtsOf(cityCode).map(({ adcode, name }) => ({
      name,
      address: `${city}${name}`,
      location: { lat, lng },
      adcode,
      city,
      city_code: cityCode,
      district: name
    }))
  )

const ofMerchants = (): Suggestion[] =>
  demoRows(merchants).map(({ name, address, lat, lng, cityCode, city, district }) => ({
    name,
    address,
    location: { lat, lng },
    adcode: districtsOf(cityCode).find((each) => each.name === district)?.adcode ?? cityCode,
    city,
    city_code: cityCode,
    district
  }))

let places: readonly Suggestion[] | undefined

/** All places in the sandbox: the centres of some cities, their districts, and our merchants. */
const allPlaces = () => (places ??= [...ofCities(), ...ofDistricts(), ...ofMerchants()])

/** 0 the name begins with it, 1 contains it, 2 the address contains it; null no match. */
function fit({ name, address }: Suggestion, keyword: string): number | null {
  if (name.startsWith(keyword)) return 0
  if (name.includes(keyword)) return 1
  return address.includes(keyword) ? 2 : null
}

/** Demo places that match a word; those of the city first. */
export function suggestPlaces(keyword: string, cityCode?: string): Suggestion[] {
  return allPlaces()
    .map((place) => ({ place, away: place.city_code === cityCode ? 0 : 1, rank: fit(place, keyword) }))
    .filter((each): each is typeof each & { rank: number } => each.rank !== null)
    .sort((a, b) => a.away - b.away || a.rank - b.rank)
    .slice(0, MAX_COUNT)
    .map(({ place }) => place)
}
