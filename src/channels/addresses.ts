import type { ChannelCode, Environment } from './channels'

type BaseOf = (code: ChannelCode) => string

const trimmed = (origin: string) => origin.replace(/\/+$/, '')

/** The backend tells channels apart by the first segment of the path. */
const bySegment =
  (origin: string): BaseOf =>
  (code) =>
    `${trimmed(origin)}/${code}`

/**
 * Base address of each channel's backend in each environment (spec section 1). '' is the page's own origin on H5. The
 * origins are build settings (`.env`, `.env.uat`, `.env.production`); a channel with a backend of its own replaces
 * its function here.
 */
export const ORIGINS: Readonly<Record<Environment, BaseOf>> = {
  development: bySegment(process.env.TARO_APP_API_ORIGIN),
  uat: bySegment(process.env.TARO_APP_UAT_ORIGIN || process.env.TARO_APP_API_ORIGIN),
  production: bySegment(process.env.TARO_APP_PRODUCTION_ORIGIN || process.env.TARO_APP_API_ORIGIN)
}
