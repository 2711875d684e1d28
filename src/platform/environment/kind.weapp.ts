import Taro from '@tarojs/taro'
import type { Platform, System } from './kind-types'

export function platform(): Platform {
  return 'mini'
}

export function isInMiniProgram(): boolean {
  return false
}

let existing: System | undefined

export function system(): System {
  if (!existing) {
    const name = Taro.getDeviceInfo?.().platform ?? Taro.getSystemInfoSync().platform
    existing = name === 'ios' ? 'ios' : name === 'android' ? 'android' : 'other'
  }
  return existing
}

export const pageAddress = (): string => ''
export const pageHost = (): string => ''
