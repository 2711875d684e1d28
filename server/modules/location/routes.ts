import { locationEndpoints } from '@contract/location/endpoints'
import { locationSchemas } from '@contract/location/schema'
import { limitNetwork } from '../../core/limit'
import type { Kit } from '../../http/kit'
import { categoriesEverywhere } from './categories'
import { listCities } from './cities'
import { keptCrowds } from './crowds'
import { categoriesOf, districtsOfCity, nearbyPage, placeAt, placeOfIp, suggestions } from './service'

/** Requests for suggestions and districts per minute and address: the map service counts our calls. */
const MAX_PER_MINUTE = 120
const MINUTE_MS = 60_000

/** Endpoints for places and the merchants near them. */
export function locationModule({ readRecent, gateways, limit, bind }: Kit): void {
  const everywhere = categoriesEverywhere(readRecent)
  const crowds = keptCrowds()
  bind(locationEndpoints, locationSchemas, {
    geoCoder: ({ latitude, longitude }) => placeAt(gateways.map, latitude, longitude),
    getIpLocation: (_input, { ip }) => placeOfIp(gateways.map, ip),
    getSuggestions: async (input, { network }) => {
      await limitNetwork(limit, { purpose: 'suggest', network, max: MAX_PER_MINUTE, windowMs: MINUTE_MS })
      return suggestions(gateways.map, input)
    },
    listCities: async ({ version }) => listCities(version),
    getDistrictAddress: async (input, { network }) => {
      await limitNetwork(limit, { purpose: 'districts', network, max: MAX_PER_MINUTE, windowMs: MINUTE_MS })
      return districtsOfCity(gateways.map, input)
    },
    listMerchantCategories: async ({ cityCode }, context) =>
      cityCode
        ? readRecent((db) => categoriesOf(cityCode, context, db))
        : { list: await everywhere(context.channel, context.now) },
    pageLocationPrivileges: (input, context) => readRecent((db) => nearbyPage(input, context, db, crowds))
  })
}
