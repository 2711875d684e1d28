import Taro from '@tarojs/taro'

/** Opens the mini-program's privacy policy held by WeChat (entered in its console); false if there is none. */
export function openPrivacyContract(): Promise<boolean> {
  if (typeof Taro.openPrivacyContract !== 'function') return Promise.resolve(false)
  return new Promise((resolve) => {
    Taro.openPrivacyContract({ success: () => resolve(true), fail: () => resolve(false) })
  })
}

/** Whether WeChat's privacy notice would be shown first; older versions have none. */
export function privacyIsAsked(): Promise<boolean> {
  if (typeof Taro.getPrivacySetting !== 'function') return Promise.resolve(false)
  return new Promise((resolve) => {
    Taro.getPrivacySetting({
      success: ({ needAuthorization }) => resolve(needAuthorization),
      fail: () => resolve(true)
    })
  })
}
