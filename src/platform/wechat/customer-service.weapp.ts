import Taro from '@tarojs/taro'
import type { ServiceChat } from './customer-service-types'

/**
 * Opens WeChat's customer service, in a tap. False = it did not open: WeChat is too old, or the user refused.
 */
export async function openServiceChat({ url, corpId }: ServiceChat): Promise<boolean> {
  if (!Taro.canIUse('openCustomerServiceChat')) return false
  try {
    await Taro.openCustomerServiceChat({ extInfo: { url }, corpId })
    return true
  } catch {
    return false
  }
}
