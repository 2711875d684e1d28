import Taro from '@tarojs/taro'

export type Environment = 'development' | 'uat' | 'production'

const BY_VERSION: Readonly<Record<string, Environment>> = { trial: 'uat', release: 'production' }

/**
 * The environment: the one it was built for, but never below the version reported by WeChat: a trial version
 * talks to uat and a released one to production, whatever the build is (rule channel.address).
 */
export function environment(): Environment {
  const version = Taro.getAccountInfoSync?.().miniProgram?.envVersion
  return BY_VERSION[version ?? ''] ?? process.env.TARO_APP_ENV
}
