import { createHash } from 'node:crypto'
import { RESULT } from '@contract/envelope/codes'
import type { Pool } from 'pg'
import type { Settings } from '../../config/settings'
import type { PayGateway } from '../../gateways/pay/pay-gateway'
import { WechatCodeRefused, type WechatGateway } from '../../gateways/wechat/wechat-gateway'
import { BusinessError } from '../../http/business-error'
import { knownOpenId } from './payer-repository'

/** Who pays, for the payment channel. */
export interface PayerParts {
  readonly pool: Pool
  readonly pay: PayGateway
  readonly wechat: WechatGateway
  readonly settings: Pick<Settings, 'gateways'>
}

/**
 * The openid of the member in the app that pays: the one known from login, else the one behind a fresh login code.
 * @throws BusinessError 912 when there is neither
 */
export async function payerOf(
  parts: PayerParts,
  memberId: string,
  way: 'mini' | 'jsapi',
  loginCode: string | undefined
): Promise<string> {
  const known = await knownOpenId(parts.pool, memberId, parts.pay.appIdOf(way))
  if (known !== null) return known
  if (loginCode && way === 'mini') return openIdBehind(parts.wechat, loginCode)
  // The sandbox charges nobody, so that any payer will do; the real channel compares.
  if (parts.settings.gateways.pay === 'sandbox') return `o_${digest(memberId)}`
  throw new BusinessError(RESULT.paymentFailed, '请在微信中重新登录后再支付')
}

async function openIdBehind(wechat: WechatGateway, loginCode: string): Promise<string> {
  try {
    return (await wechat.codeToSession(loginCode)).openId
  } catch (problem) {
    if (!(problem instanceof WechatCodeRefused)) throw problem
    throw new BusinessError(RESULT.paymentFailed, '微信登录已失效，请重试', { cause: problem })
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 26)
