import { locationEndpoints } from '@contract/location/endpoints'
import { locationSchemas } from '@contract/location/schema'
import type { Kit } from '../../http/kit'
import { nearbyPage, placeAt, placeOfIp } from './service'

/** Calls about places and the merchants near them. */
export function locationModule({ db, gateways, bind }: Kit): void {
  bind(locationEndpoints, locationSchemas, {
    geoCoder: ({ latitude, longitude }) => placeAt(gateways.map, latitude, longitude),
    getIpLocation: (_input, { ip }) => placeOfIp(gateways.map, ip),
    pageLocationPrivileges: (input, context) => nearbyPage(db, input, context)
  })
}
