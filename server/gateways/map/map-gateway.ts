import type { Place, Suggestion } from '@contract/types'
import type { District } from './china/cities'

/** Tells places. City codes in and out are without the nation's 156. */
export interface MapGateway {
  /** The place at a position; null where the map knows none. @throws RemoteError */
  reverse(latitude: number, longitude: number): Promise<Place | null>
  /** The place of an IP address, to the city; null when it cannot be told. @throws RemoteError */
  byIp(address: string): Promise<Place | null>
  /** Places that fit what somebody types, the best first; those of a city first where one is given. @throws RemoteError */
  suggest(keyword: string, cityCode?: string): Promise<Suggestion[]>
  /** The districts of a city; none where it has none. @throws RemoteError */
  districts(cityCode: string): Promise<readonly District[]>
}
