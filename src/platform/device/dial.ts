import Taro from '@tarojs/taro'

/** Calls a number. Who changes their mind on the phone's own question has done nothing wrong. */
export const dial = (phoneNumber: string): void =>
  void Taro.makePhoneCall({ phoneNumber }).catch(() => undefined)
