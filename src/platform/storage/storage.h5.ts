import { isInView, writeViewCookie } from './view-cookie.h5'

/**
 * Text stored on the device; `session` lasts as long as the tab. A full or forbidden store never breaks the
 * app.
 */
export type StorageArea = 'device' | 'session'

const area = (name: StorageArea): Storage => (name === 'device' ? window.localStorage : window.sessionStorage)

export function readText(name: StorageArea, key: string): string | null {
  try {
    return area(name).getItem(key)
  } catch {
    return null
  }
}

/** False if the store is full or forbidden. */
export function writeText(name: StorageArea, key: string, value: string): boolean {
  try {
    area(name).setItem(key, value)
    if (isInView(key)) writeViewCookie()
    return true
  } catch {
    return false
  }
}

export function removeText(name: StorageArea, key: string): void {
  try {
    area(name).removeItem(key)
    if (isInView(key)) writeViewCookie()
  } catch {
    // an inaccessible store counts as empty
  }
}
