import type { Place, Suggestion } from '@contract/types'
import type { District } from './china/cities'

/** Finds places. City codes in and out are without the country prefix 156. */
export interface MapGateway {
  /** The place at a position; null if the map knows none. @throws RemoteError */
  reverse(latitude: number, longitude: number): Promise<Place | null>
  /** The place of an IP address, at city level; null if it cannot be determined. @throws RemoteError */
  byIp(address: string): Promise<Place | null>
  /** Places that match the typed text, best first; those of a city first if one is given. @throws RemoteError */
  suggest(keyword: string, cityCode?: string): Promise<Suggestion[]>
  /** The districts of a city; empty if it has none. @throws RemoteError */
  districts(cityCode: string): Promise<readonly District[]>
}
