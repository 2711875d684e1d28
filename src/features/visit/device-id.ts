import { randomId } from '@/lib/random-id'
import { readStored, writeStored } from '@/platform/storage/stored-values'

/** Generated at the first start; identifies devices, not people. */
export function deviceId(): string {
  const existing = readStored('deviceId')
  if (existing) return existing
  const made = randomId()
  writeStored('deviceId', made)
  return made
}
