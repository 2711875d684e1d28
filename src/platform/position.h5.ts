import { GEOLOCATION_TIMEOUT_MS, type Position } from './position-facts'

/**
 * Asks the browser where the device is; the user may be asked first.
 * @throws Error of spec section 8 when there is no way to know, or the reason for which it was refused
 */
export function askPosition(): Promise<Position> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) {
      reject(new Error('device nonsupport geolocation'))
      return
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ longitude: coords.longitude, latitude: coords.latitude }),
      ({ message }) => reject(new Error(message)),
      { timeout: GEOLOCATION_TIMEOUT_MS, maximumAge: 30_000 }
    )
  })
}
