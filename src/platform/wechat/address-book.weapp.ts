import Taro from '@tarojs/taro'
import type { BookAddress } from './address-book-types'
import { withConsent } from './with-consent'

/** WeChat lets its users choose one of their stored addresses. */
export const hasAddressBook = (): boolean => true

/** The address that the user chooses in WeChat; undefined if they go back or refuse. */
export async function chooseFromAddressBook(): Promise<BookAddress | undefined> {
  const chosen = await withConsent(() => Taro.chooseAddress(), '从微信导入地址', '直接填写')
  if (!chosen) return undefined
  const { userName, telNumber, provinceName, cityName, countyName, detailInfo } = chosen
  return { name: userName, phone: telNumber, text: `${provinceName}${cityName}${countyName}${detailInfo}` }
}
