import Taro from '@tarojs/taro'
import type { Os, Platform } from '@contract/device/platform'

export function platform(): Platform {
  return 'mini'
}

export function isInMiniProgram(): boolean {
  return false
}

let existing: Os | undefined

export function system(): Os {
  if (!existing) {
    const name = Taro.getDeviceInfo?.().platform ?? Taro.getSystemInfoSync().platform
    existing = name === 'ios' ? 'ios' : name === 'android' ? 'android' : 'other'
  }
  return existing
}

export const pageAddress = (): string => ''
export const pageHost = (): string => ''
