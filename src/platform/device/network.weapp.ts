import Taro from '@tarojs/taro'

export function onNetworkChange(listener: (online: boolean) => void): void {
  Taro.onNetworkStatusChange(({ isConnected }) => listener(isConnected))
}

/** Until WeChat reports otherwise. */
export const isOnline = (): boolean => true
