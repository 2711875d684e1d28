import Taro from '@tarojs/taro'
import type { ServiceChat } from './customer-service-types'

/** Opens WeChat's customer service, in a tap. False = it did not open: too old a WeChat, or the user said no. */
export async function openServiceChat({ url, corpId }: ServiceChat): Promise<boolean> {
  if (!Taro.canIUse('openCustomerServiceChat')) return false
  try {
    await Taro.openCustomerServiceChat({ extInfo: { url }, corpId })
    return true
  } catch {
    return false
  }
}
