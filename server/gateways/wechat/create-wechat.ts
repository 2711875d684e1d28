import type { GatewayMode } from '../../config/settings'
import type { Db } from '../../db/client'
import { createSandboxWechat } from '../../sandbox/wechat/sandbox-wechat'
import { createWechatApi, readWechatSettings } from './wechat-api'
import type { WechatGateway } from './wechat-gateway'

/** The WeChat that the settings ask for. @throws SettingsError when it is real and its settings are not complete */
export function createWechat(mode: GatewayMode, db: Db, env: NodeJS.ProcessEnv = process.env): WechatGateway {
  return mode === 'sandbox' ? createSandboxWechat(db) : createWechatApi(readWechatSettings(env))
}
