import type { MapPlace } from './map-types'
import { leaveFor } from '../navigation/outside'

/** The map's own page; on a phone it leads on to the map's app and directions. */
const mapAddress = ({ lat, lng, name, address }: MapPlace): string =>
  `https://apis.map.qq.com/uri/v1/marker?marker=${encodeURIComponent(
    `coord:${lat},${lng};title:${name};addr:${address}`
  )}&referer=privilege-centre`

/** Shows a place on a map, in a page beside the app. */
export async function openMap(place: MapPlace): Promise<void> {
  await leaveFor(mapAddress(place))
}
