import type { GatewayMode, Settings } from '../../config/settings'
import type { Queryable } from '../../db/client'
import { createWechatApi, readWechatSettings } from './wechat-api'
import type { WechatGateway } from './wechat-gateway'
import { createWechatWebApi, readWechatWebSettings } from './wechat-web-api'
import type { WechatWebGateway } from './wechat-web-gateway'

/** The configured WeChat. @throws SettingsError if it is real and its settings are incomplete */
export async function createWechat(
  { gateways, publicOrigin }: Pick<Settings, 'gateways' | 'publicOrigin'>,
  db: Queryable,
  env: NodeJS.ProcessEnv = process.env
): Promise<WechatGateway> {
  if (gateways.wechat === 'real') return createWechatApi(readWechatSettings(env))
  const { createSandboxWechat } = await import('../../sandbox/wechat/sandbox-wechat')
  return createSandboxWechat(db, Date.now, publicOrigin)
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
