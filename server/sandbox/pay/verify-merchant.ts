import type { KeyObject } from 'node:crypto'
import { isSignedBy, requestMessage } from '../../gateways/pay/wechat-crypto'
import { paramError, signError } from './refusal'
import { SANDBOX_MCH_ID, SANDBOX_MERCHANT_SERIAL, SANDBOX_PLATFORM_SERIAL } from './sandbox-merchant'

/** A request as received, with its body byte for byte. */
export interface SignedRequest {
  readonly method: string
  readonly pathAndQuery: string
  readonly authorization: string | undefined
  /** `Wechatpay-Serial`: the key that the platform is asked to sign with. */
  readonly platformKeyId: string | undefined
  readonly body: string
}

const SCHEME = /^WECHATPAY2-SHA256-RSA2048 (.+)$/
const MAX_AGE_S = 300

/**
 * Checks the merchant's signature like WeChat Pay; returns the nonce, which may be used once.
 * @throws Refusal 401, 400
 */
export function verifyMerchant(request: SignedRequest, key: KeyObject, nowMs: number): string {
  const list = SCHEME.exec(request.authorization ?? '')?.[1]
  if (!list) throw signError('缺少 Authorization')
  const fields = new Map(
    [...list.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value])
  )
  const field = (name: string) => fields.get(name) ?? ''
  const timestamp = field('timestamp')
  const nonce = field('nonce_str')
  if (field('mchid') !== SANDBOX_MCH_ID || field('serial_no') !== SANDBOX_MERCHANT_SERIAL)
    throw signError('商户号或证书序列号不正确')
  const age = Math.abs(nowMs / 1000 - Number(timestamp))
  if (!/^\d{10}$/.test(timestamp) || age > MAX_AGE_S) throw signError('时间戳不正确')
  if (nonce === '') throw signError('缺少随机串')
  const message = requestMessage(request.method, request.pathAndQuery, timestamp, nonce, request.body)
  if (!isSignedBy(key, message, field('signature'))) throw signError('签名错误')
  // a merchant using the public key names it in every call
  if (request.platformKeyId !== SANDBOX_PLATFORM_SERIAL)
    throw paramError('平台证书序列号 Wechatpay-Serial 错误')
  return nonce
}
