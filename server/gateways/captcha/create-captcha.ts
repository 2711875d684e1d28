import type { GatewayMode } from '../../config/settings'
import type { CaptchaGateway } from './captcha-gateway'
import { createTencentCaptcha, readTencentCaptchaSettings } from './tencent-captcha'

/**
 * The vendor's captcha; null for the sandbox, which has only our own puzzle.
 * @throws SettingsError if its settings are incomplete
 */
export function createCaptcha(
  mode: GatewayMode,
  env: NodeJS.ProcessEnv = process.env
): CaptchaGateway | null {
  return mode === 'sandbox' ? null : createTencentCaptcha(readTencentCaptchaSettings(env))
}
