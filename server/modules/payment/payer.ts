import { createHash } from 'node:crypto'
import { RESULT } from '@contract/envelope/codes'
import type { Queryable } from '../../db/client'
import type { Settings } from '../../config/settings'
import type { PayGateway } from '../../gateways/pay/pay-gateway'
import {
  WechatCodeRefused,
  type WechatGateway,
  type WechatIdentity
} from '../../gateways/wechat/wechat-gateway'
import { RemoteError } from '../../gateways/remote-json'
import { BusinessError } from '../../core/business-error'
import { registeredOpenId } from './payer-repository'

/** Determining the payer, for the payment channel. */
export interface PayerDependencies {
  readonly db: Queryable
  readonly pay: PayGateway
  readonly wechat: WechatGateway
  readonly settings: Pick<Settings, 'gateways'>
}

/** The paying member, and the app. */
export interface Payer {
  readonly memberId: string
  /** Of the session. */
  readonly tokenHash: string
  /** A fresh `wx.login` code. */
  readonly loginCode?: string | undefined
}

/**
 * The openid that pays: WeChat charges the identity on the phone and no other, whatever account it is linked to. So
 * it is the one behind a fresh login code, else the one known for this session or the member.
 * @throws BusinessError 912 if there is none
 */
export async function payerOf(
  dependencies: PayerDependencies,
  payer: Payer,
  way: 'mini' | 'jsapi'
): Promise<string> {
  const { loginCode } = payer
  const fresh = loginCode && way === 'mini' ? await identityBehind(dependencies.wechat, loginCode) : null
  const openId =
    fresh?.openId ?? (await registeredOpenId(payer, dependencies.pay.appIdOf(way), dependencies.db))
  if (openId !== null) return openId
  // The sandbox charges nobody, so any payer will do; the real channel checks.
  if (dependencies.settings.gateways.pay === 'sandbox') return `o_${digest(payer.memberId)}`
  throw new BusinessError(RESULT.paymentFailed, '请在微信中重新登录后再支付')
}

/** Whose session signs a virtual payment. */
export interface SessionHolder {
  readonly openId: string
  readonly sessionKey: string
}

/**
 * The session that a fresh login code begins. Its key is not stored: a later login replaces it, so that a stored one would
 * sign payments that WeChat refuses.
 * @throws BusinessError 912 if WeChat does not know the code, or does not answer
 */
export async function sessionHolder(
  { wechat }: Pick<PayerDependencies, 'wechat'>,
  { loginCode }: Payer
): Promise<SessionHolder> {
  const found = loginCode ? await identityBehind(wechat, loginCode) : null
  if (found?.sessionKey === undefined)
    throw new BusinessError(RESULT.paymentFailed, '微信登录已过期，请再试一次')
  return { openId: found.openId, sessionKey: found.sessionKey }
}

/** Null if WeChat does not know the code, or does not answer: the known one may do. */
async function identityBehind(wechat: WechatGateway, loginCode: string): Promise<WechatIdentity | null> {
  try {
    return await wechat.codeToSession(loginCode)
  } catch (problem) {
    if (problem instanceof WechatCodeRefused || problem instanceof RemoteError) return null
    throw problem
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 26)
