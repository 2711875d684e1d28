import type { GatewayMode } from '../../config/settings'
import type { CaptchaGateway } from './captcha-gateway'
import { createTencentCaptcha, readTencentCaptchaSettings } from './tencent-captcha'

/** The vendor's captcha; null for the sandbox, where our own puzzle is all there is. @throws SettingsError when its settings are not complete */
export function createCaptcha(
  mode: GatewayMode,
  env: NodeJS.ProcessEnv = process.env
): CaptchaGateway | null {
  return mode === 'sandbox' ? null : createTencentCaptcha(readTencentCaptchaSettings(env))
}
