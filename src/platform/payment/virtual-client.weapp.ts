import Taro from '@tarojs/taro'

/** The versions of WeChat and of its library, by which the server decides whether a virtual payment can be opened. */
export function virtualClient(): { readonly wechat: string; readonly library: string } {
  const { version, SDKVersion } =
    typeof Taro.getAppBaseInfo === 'function' ? Taro.getAppBaseInfo() : Taro.getSystemInfoSync()
  return { wechat: version ?? '', library: SDKVersion ?? '' }
}
