/** A place as a map marks it; GCJ-02, as all of China's maps count. */
export interface MapPlace {
  readonly lat: number
  readonly lng: number
  readonly name: string
  readonly address: string
}
