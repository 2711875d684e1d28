import Taro from '@tarojs/taro'

export type StorageArea = 'device' | 'session'

/** The mini-program has no session store: session values have their own lifetime (rule logout.flag). */
export function readText(_name: StorageArea, key: string): string | null {
  try {
    const value: unknown = Taro.getStorageSync(key)
    return typeof value === 'string' && value ? value : null
  } catch {
    return null
  }
}

export function writeText(_name: StorageArea, key: string, value: string): boolean {
  try {
    Taro.setStorageSync(key, value)
    return true
  } catch {
    return false
  }
}

export function removeText(_name: StorageArea, key: string): void {
  try {
    Taro.removeStorageSync(key)
  } catch {
    // an inaccessible store counts as empty
  }
}
