import Taro from '@tarojs/taro'

/** A fresh `wx.login` code (good once, 5 minutes); null if WeChat provides none. */
export async function loginCode(): Promise<string | null> {
  try {
    return (await Taro.login()).code || null
  } catch {
    return null
  }
}
