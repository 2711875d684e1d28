import Taro from '@tarojs/taro'

/** Writes a fault into WeChat's realtime log (运维中心 > 实时日志): it keeps what our server could not be told. */
export function logFault(...words: readonly string[]): void {
  if (typeof Taro.getRealtimeLogManager === 'function') Taro.getRealtimeLogManager().error(...words)
}
