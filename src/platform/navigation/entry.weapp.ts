import Taro from '@tarojs/taro'
import type { Entry } from './entry-types'

export type { Entry }

export function entry(): Entry {
  const { path, scene, query } = Taro.getLaunchOptionsSync()
  return { path, scene: scene ?? 0, query: query ?? {} }
}
