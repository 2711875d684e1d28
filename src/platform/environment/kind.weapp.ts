import Taro from '@tarojs/taro'
import type { Platform, System } from './kind-types'

export function platform(): Platform {
  return 'mini'
}

export function isInMiniProgram(): boolean {
  return false
}

let known: System | undefined

export function system(): System {
  if (!known) {
    const name = Taro.getDeviceInfo?.().platform ?? Taro.getSystemInfoSync().platform
    known = name === 'ios' ? 'ios' : name === 'android' ? 'android' : 'other'
  }
  return known
}

export const pageAddress = (): string => ''
export const pageHost = (): string => ''
