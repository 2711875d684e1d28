import Taro from '@tarojs/taro'

/** Opens the privacy policy that WeChat has of the mini-program (its console asks for it); false where it has none. */
export function openPrivacyContract(): Promise<boolean> {
  if (typeof Taro.openPrivacyContract !== 'function') return Promise.resolve(false)
  return new Promise((resolve) => {
    Taro.openPrivacyContract({ success: () => resolve(true), fail: () => resolve(false) })
  })
}
