import { CHANNEL_NAMES, DEFAULT_API_ORIGIN } from './env'

const channels = CHANNEL_NAMES.join('|')
const API_PATH = new RegExp(`^/(${channels})/(unionbuy-|wechat(/|$))`)
const SERVER_PATH = /^\/(assets|sandbox|docs)(\/|$)/

/**
 * The H5 development server on `H5_PORT` (10086), proxying to the API server (`API_ORIGIN`) under the same
 * origin. It exposes the sandbox, so it listens on this machine only unless `H5_HOST` says otherwise (`npm
 * start -- --phone`).
 */
export const devServer = {
  host: process.env.H5_HOST ?? '127.0.0.1',
  port: Number(process.env.H5_PORT ?? 10086),
  open: false,
  client: { overlay: { errors: true, warnings: false } },
  // an array, as Taro concatenates it
  proxy: [
    {
      context: (path: string) => API_PATH.test(path) || SERVER_PATH.test(path),
      target: process.env.API_ORIGIN ?? DEFAULT_API_ORIGIN,
      changeOrigin: false
    }
  ] as never
}
