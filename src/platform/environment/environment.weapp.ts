import Taro from '@tarojs/taro'

export type Environment = 'development' | 'uat' | 'production'

const BY_VERSION: Readonly<Record<string, Environment>> = { trial: 'uat', release: 'production' }

/**
 * The environment: what it was built for, but never less than the version WeChat says it runs: a trial version talks to
 * uat and a released one to production, whatever the build was (rule channel.address).
 */
export function environment(): Environment {
  const version = Taro.getAccountInfoSync?.().miniProgram?.envVersion
  return BY_VERSION[version ?? ''] ?? process.env.TARO_APP_ENV
}
