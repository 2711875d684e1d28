import { mergeReconciler } from '@tarojs/shared'
import { hostConfig } from '@tarojs/plugin-platform-weapp/dist/runtime-utils'

/* Replaces what Taro begins with on WeChat: it equals Taro's, but WeChat's own attributes are in the table already
   (component-names.cjs). */
mergeReconciler(hostConfig)
