/**
 * Stored values that decide what a first screen shows: a device sends these to the server (`DeviceView` of
 * contract/ssr.ts).
 */
export const VIEW_KEYS = [
  'channelCode',
  'look',
  'elder',
  'tabbarActivate',
  'placeCity',
  'chosenCity'
] as const
