import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'

/**
 * Build-time settings: read from the shell or from `.env*`, validated once, passed to the client as
 * `process.env.TARO_APP_*`.
 */
export const CHANNEL_NAMES = ['main', 'candy', 'jinjiang', 'lvyun', 'yanglao'] as const
const ENVIRONMENTS = ['development', 'uat', 'production'] as const

export const isProduction = process.env.NODE_ENV === 'production'
export const isWeapp = process.env.TARO_ENV === 'weapp'

/** Builds the app of e2e/fixture instead of the product, with the same configuration. */
export const isFixture = process.env.FIXTURE === '1'
/** '0': H5 is built with Taro's own modules (config/taro-plugin-slim). */
export const isSlim = process.env.TARO_APP_SLIM !== '0'

/** The API server's default port. */
export const DEFAULT_API_ORIGIN = 'http://127.0.0.1:9527'

/** WeChat's JS-SDK; the server's content security policy allows this host. */
const WECHAT_JSSDK = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js'

function oneOf<T extends string>(name: string, allowed: readonly T[], fallback: T): T {
  const value = process.env[name] || fallback
  if (!allowed.includes(value as T))
    throw new Error(`${name}="${value}" must be one of ${allowed.join(', ')}`)
  return value as T
}

/** H5 is served from the origin of its API, so only the mini-program needs an absolute address. */
function apiOrigin() {
  const given = process.env.TARO_APP_API_ORIGIN
  if (given || !isWeapp) return given ?? ''
  return process.env.TARO_APP_WEAPP_ORIGIN || DEFAULT_API_ORIGIN
}

const ROOT = path.resolve(__dirname, '..')

/** A setting from another environment's files, the local file first; '' if neither has it. */
function settingIn(environment: string, name: string): string {
  for (const file of [`.env.${environment}.local`, `.env.${environment}`]) {
    const full = path.join(ROOT, file)
    const value = existsSync(full) ? parseEnv(readFileSync(full, 'utf8'))[name] : undefined
    if (value) return value
  }
  return ''
}

/**
 * Backend URLs for versions of a mini-program that are not the build's own environment: WeChat decides which
 * version runs, a trial version uses uat and a released one production (rule channel.address). H5 is served
 * by its own environment.
 */
function otherOrigin(environment: 'uat' | 'production'): string {
  const given = process.env[`TARO_APP_${environment.toUpperCase()}_ORIGIN`]
  if (given || !isWeapp || process.env.TARO_APP_ENV === environment) return given ?? ''
  return settingIn(environment, 'TARO_APP_WEAPP_ORIGIN')
}

/**
 * Every `TARO_APP_*` value that client code may read; each always has a value, so that no `process` is left
 * in browser code.
 */
export function clientEnv(): Record<string, string> {
  const values = {
    TARO_APP_CHANNEL: oneOf('TARO_APP_CHANNEL', CHANNEL_NAMES, 'main'),
    TARO_APP_ENV: oneOf('TARO_APP_ENV', ENVIRONMENTS, 'development'),
    TARO_APP_API_ORIGIN: apiOrigin(),
    TARO_APP_UAT_ORIGIN: otherOrigin('uat'),
    TARO_APP_PRODUCTION_ORIGIN: otherOrigin('production'),
    TARO_APP_ID: process.env.TARO_APP_ID ?? 'touristappid',
    TARO_APP_SLIM: isSlim ? '1' : '0',
    TARO_APP_VCONSOLE: process.env.TARO_APP_VCONSOLE ?? '',
    TARO_APP_STATS_HOST: process.env.TARO_APP_STATS_HOST ?? '',
    TARO_APP_STATS_SRC: process.env.TARO_APP_STATS_SRC ?? '',
    TARO_APP_JSSDK_SRC: process.env.TARO_APP_JSSDK_SRC || WECHAT_JSSDK
  }
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]))
}
