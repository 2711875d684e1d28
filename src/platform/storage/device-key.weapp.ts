import { readStored, writeStored } from './stored-values'

const NAME = 'device-key'

/** The mini-program keeps no cookies: the key of the device goes along in a header. */
export function deviceKeyHeader(): Record<string, string> {
  const key = readStored('deviceKey')
  return key ? { [NAME]: key } : {}
}

/** Keeps the key that a login has given; phones differ in how they write the names of headers. */
export function saveDeviceKey(header: Readonly<Record<string, string>>): void {
  const key = Object.entries(header).find(([name]) => name.toLowerCase() === NAME)?.[1]
  if (key) writeStored('deviceKey', key)
}
