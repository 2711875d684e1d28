import type { GatewayMode } from '../../config/settings'
import type { Queryable } from '../../db/client'
import { createSandboxWechat } from '../../sandbox/wechat/sandbox-wechat'
import { createSandboxWechatWeb } from '../../sandbox/wechat/sandbox-wechat-web'
import { createWechatApi, readWechatSettings } from './wechat-api'
import type { WechatGateway } from './wechat-gateway'
import { createWechatWebApi, readWechatWebSettings } from './wechat-web-api'
import type { WechatWebGateway } from './wechat-web-gateway'

/** The WeChat that the settings ask for. @throws SettingsError when it is real and its settings are not complete */
export function createWechat(
  mode: GatewayMode,
  db: Queryable,
  env: NodeJS.ProcessEnv = process.env
): WechatGateway {
  return mode === 'sandbox' ? createSandboxWechat(db) : createWechatApi(readWechatSettings(env))
}

/** The same for what pages in a browser need. @throws SettingsError when it is real and its settings are not complete */
export function createWechatWeb(
  mode: GatewayMode,
  db: Queryable,
  env: NodeJS.ProcessEnv = process.env
): WechatWebGateway {
  return mode === 'sandbox' ? createSandboxWechatWeb(db) : createWechatWebApi(readWechatWebSettings(env))
}
