import Taro from '@tarojs/taro'

/** Writes a fault into WeChat's realtime log (运维中心 > 实时日志): it keeps what our server could not be told. @throws where there is none */
export function logFault(...words: readonly string[]): void {
  Taro.getRealtimeLogManager().error(...words)
}
