// What `@tarojs/taro` is in a weapp build: @tarojs/api with wx.* made into promises by the platform plugin, plus the hooks.
import { hooks as kernel } from '@tarojs/shared'
import '@tarojs/plugin-platform-weapp/dist/runtime'
import * as hooks from '@tarojs/plugin-framework-react/dist/runtime'
import api from '@tarojs/api'
import { asTaroModule } from './taro-module'

const taro = api as unknown as Record<string, unknown>
if (kernel.isExist('initNativeApi')) kernel.call('initNativeApi', taro)
module.exports = asTaroModule(Object.assign(taro, hooks))
