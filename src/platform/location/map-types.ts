/** A place to mark on a map; in GCJ-02, the coordinates of all Chinese maps. */
export interface MapPlace {
  readonly lat: number
  readonly lng: number
  readonly name: string
  readonly address: string
}
