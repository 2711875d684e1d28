import { environment, type Environment } from './environment'

const trimmed = (origin: string) => origin.replace(/\/+$/, '')

const built: Environment = process.env.TARO_APP_ENV

/**
 * The address in the build's settings is that of its own environment: a trial version never falls back to
 * production.
 */
const ofBuild = (environment: Environment) => (environment === built ? process.env.TARO_APP_API_ORIGIN : '')

/** Origins are build settings (`.env`, `.env.uat`, `.env.production`); '' is the page's own origin on H5. */
const ORIGINS: Readonly<Record<Environment, string>> = {
  development: trimmed(ofBuild('development')),
  uat: trimmed(process.env.TARO_APP_UAT_ORIGIN || ofBuild('uat')),
  production: trimmed(process.env.TARO_APP_PRODUCTION_ORIGIN || ofBuild('production'))
}

/** The origin of an environment's server, without a trailing slash. */
export const originOf = (of: Environment): string => ORIGINS[of]

/**
 * The absolute address of a file on the server: the mini-program has no origin of its own to prefix a path
 * with.
 */
export function serverFile(path: string): string {
  return path.startsWith('/') && !path.startsWith('//') ? originOf(environment()) + path : path
}
