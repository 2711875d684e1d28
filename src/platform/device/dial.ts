import Taro from '@tarojs/taro'

/** Calls a number. Cancelling the phone's own prompt is not an error. */
export const dial = (phoneNumber: string): void =>
  void Taro.makePhoneCall({ phoneNumber }).catch(() => undefined)
