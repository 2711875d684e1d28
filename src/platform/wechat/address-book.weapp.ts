import Taro from '@tarojs/taro'
import type { BookAddress } from './address-book-types'

/** WeChat lets its users choose one of their stored addresses. */
export const hasAddressBook = (): boolean => true

/** The address that the user chooses in WeChat; undefined if they go back or refuse. */
export async function chooseFromAddressBook(): Promise<BookAddress | undefined> {
  try {
    const { userName, telNumber, provinceName, cityName, countyName, detailInfo } = await Taro.chooseAddress()
    return { name: userName, phone: telNumber, text: `${provinceName}${cityName}${countyName}${detailInfo}` }
  } catch {
    return undefined
  }
}
