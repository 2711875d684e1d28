/** Where the device is, in degrees. */
export interface Position {
  readonly longitude: number
  readonly latitude: number
}

/** Locating the device ends after this (rule limit.location), ms. */
export const GEOLOCATION_TIMEOUT_MS = 100_000
