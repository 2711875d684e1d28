import { platform } from '../environment/kind'
import type { BookAddress } from './address-book-types'

/** WeChat's browser opens the address book by its SDK; other browsers have none. */
export const hasAddressBook = (): boolean => platform() === 'wx'

/**
 * The address that the user chooses in WeChat; undefined if they go back.
 * @throws Error if WeChat's SDK is unavailable or refuses
 */
export async function chooseFromAddressBook(): Promise<BookAddress | undefined> {
  if (!hasAddressBook()) return undefined
  const { readySdk } = await import(/* webpackChunkName: "wechat-sdk" */ './wechat-sdk-ready')
  const sdk = await readySdk()
  return new Promise((resolve, reject) => {
    const refuse = () => reject(new Error('openAddress:fail'))
    if (!sdk.openAddress) return refuse()
    sdk.openAddress({
      success: ({ userName, telNumber, provinceName, cityName, countryName, detailInfo }) =>
        resolve({
          name: userName,
          phone: telNumber,
          text: `${provinceName}${cityName}${countryName}${detailInfo}`
        }),
      cancel: () => resolve(undefined),
      fail: refuse
    })
  })
}
