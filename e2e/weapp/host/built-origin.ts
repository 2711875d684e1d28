/** The address of the API that the build carries (config/env.ts). */
export const BUILT_ORIGIN = process.env.TARO_APP_WEAPP_ORIGIN || 'http://127.0.0.1:9527'
