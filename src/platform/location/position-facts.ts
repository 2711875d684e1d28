/** Where the device is, in degrees. */
export interface Position {
  readonly longitude: number
  readonly latitude: number
}

/** Geolocation time-out (spec section 9), ms. */
export const GEOLOCATION_TIMEOUT_MS = 100_000
