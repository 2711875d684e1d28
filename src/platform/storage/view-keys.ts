/** Stored values that decide what a first screen shows: a device tells the server of these (`DeviceView` of contract/ssr.ts). */
export const VIEW_KEYS = [
  'channelCode',
  'look',
  'elder',
  'tabbarActivate',
  'placeCity',
  'chosenCity'
] as const
