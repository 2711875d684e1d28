import { readStored, writeStored } from './stored-values'

const NAME = 'device-key'

/** The mini-program has no cookies: the device key is sent in a header. */
export function deviceKeyHeader(): Record<string, string> {
  const key = readStored('deviceKey')
  return key ? { [NAME]: key } : {}
}

/** Stores the key returned by a login; phones differ in the case of header names. */
export function saveDeviceKey(header: Readonly<Record<string, string>>): void {
  const key = Object.entries(header).find(([name]) => name.toLowerCase() === NAME)?.[1]
  if (key) writeStored('deviceKey', key)
}
