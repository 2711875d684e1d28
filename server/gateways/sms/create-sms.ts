import type { GatewayMode } from '../../config/settings'
import type { Queryable } from '../../db/client'
import type { SmsGateway } from './sms-gateway'
import { createTencentSms, readTencentSmsSettings } from './tencent-sms'

/** The configured SMS gateway. @throws SettingsError if it is real and its settings are incomplete */
export async function createSms(
  mode: GatewayMode,
  db: Queryable,
  env: NodeJS.ProcessEnv = process.env
): Promise<SmsGateway> {
  if (mode === 'real') return createTencentSms(readTencentSmsSettings(env))
  return (await import('../../sandbox/sms/sandbox-sms')).createSandboxSms(db)
}
