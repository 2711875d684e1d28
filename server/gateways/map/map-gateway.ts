import type { Place } from '@contract/types'

/** Tells places. */
export interface MapGateway {
  /** The place at a position; null where the map knows none. @throws RemoteError */
  reverse(latitude: number, longitude: number): Promise<Place | null>
  /** The place of an IP address, to the city; null when it cannot be told. @throws RemoteError */
  byIp(address: string): Promise<Place | null>
}
