import { currentScope } from '@/lib/request-scope'

export type StorageArea = 'device' | 'session'

/** The stored values reported by the device. */
export function readText(area: StorageArea, key: string): string | null {
  const device = currentScope()?.request.device
  return area === 'device' && device && Object.hasOwn(device, key) ? (device[key] ?? null) : null
}

/** Nothing is written, and nothing must be held in the memory that all requests share: that is, it counts as stored. */
export const writeText = (): boolean => true

export function removeText(): void {}
