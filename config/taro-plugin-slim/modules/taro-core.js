import { Current, eventCenter, Events, getCurrentInstance, nextTick, options } from '@tarojs/runtime'

// The part of Taro's common object that a browser needs: without interceptors, units of measure and names of
// other platforms
export default { Current, eventCenter, Events, getCurrentInstance, nextTick, options }
