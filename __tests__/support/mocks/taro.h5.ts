// What `@tarojs/taro` is in an H5 build: the taro-h5 APIs plus the React lifecycle hooks.
import * as hooks from '@tarojs/plugin-framework-react/dist/runtime'
import taro from '@tarojs/taro-h5'
import * as api from '@tarojs/taro-h5'
import { asTaroModule } from './taro-module'

module.exports = asTaroModule(Object.assign(taro, api, hooks))
