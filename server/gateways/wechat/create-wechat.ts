import type { GatewayMode } from '../../config/settings'
import type { Queryable } from '../../db/client'
import { createWechatApi, readWechatSettings } from './wechat-api'
import type { WechatGateway } from './wechat-gateway'
import { createWechatWebApi, readWechatWebSettings } from './wechat-web-api'
import type { WechatWebGateway } from './wechat-web-gateway'

/** The configured WeChat. @throws SettingsError if it is real and its settings are incomplete */
export async function createWechat(
  mode: GatewayMode,
  db: Queryable,
  env: NodeJS.ProcessEnv = process.env
): Promise<WechatGateway> {
  if (mode === 'real') return createWechatApi(readWechatSettings(env))
  return (await import('../../sandbox/wechat/sandbox-wechat')).createSandboxWechat(db)
}

/** The same for WeChat services of browser pages. @throws SettingsError if it is real and its settings are incomplete */
export async function createWechatWeb(
  mode: GatewayMode,
  db: Queryable,
  env: NodeJS.ProcessEnv = process.env
): Promise<WechatWebGateway> {
  if (mode === 'real') return createWechatWebApi(readWechatWebSettings(env))
  return (await import('../../sandbox/wechat/sandbox-wechat-web')).createSandboxWechatWeb(db)
}
