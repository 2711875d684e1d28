import { Current, eventCenter, Events, getCurrentInstance, nextTick, options } from '@tarojs/runtime'

// What of Taro's common object a browser needs: without interceptors, units of measure and the names of other platforms
export default { Current, eventCenter, Events, getCurrentInstance, nextTick, options }
