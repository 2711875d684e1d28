/**
 * The stored values of a device that determine its first screen. The device sends them in a cookie ({@link VIEW_COOKIE}), each
 * as the stored text: the server parses them as the device does.
 */
export type DeviceView = Readonly<Record<string, string>>

/** The cookie with a device's {@link DeviceView}: JSON, URI-encoded. Nothing in it is secret. */
export const VIEW_COOKIE = 'view'

/** The stored values in it. The longest is last: a device leaves it out where the cookie would be too long. */
export const VIEW_KEYS = [
  'channelCode',
  'look',
  'elder',
  'tabbarActivate',
  'placeCity',
  'chosenCity'
] as const
