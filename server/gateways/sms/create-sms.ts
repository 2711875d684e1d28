import type { GatewayMode } from '../../config/settings'
import type { Queryable } from '../../db/client'
import { createSandboxSms } from '../../sandbox/sms/sandbox-sms'
import type { SmsGateway } from './sms-gateway'
import { createTencentSms, readTencentSmsSettings } from './tencent-sms'

/** The SMS gateway that the settings ask for. @throws SettingsError when it is real and its settings are not complete */
export function createSms(
  mode: GatewayMode,
  db: Queryable,
  env: NodeJS.ProcessEnv = process.env
): SmsGateway {
  return mode === 'sandbox' ? createSandboxSms(db) : createTencentSms(readTencentSmsSettings(env))
}
