import { currentScope } from '@/lib/request-scope'

export type StorageArea = 'device' | 'session'

/** The stored values reported by the device; nothing is ever written. */
export function readText(area: StorageArea, key: string): string | null {
  const device = currentScope()?.request.device
  return area === 'device' && device && Object.hasOwn(device, key) ? (device[key] ?? null) : null
}

export const writeText = (): boolean => false

export function removeText(): void {}
