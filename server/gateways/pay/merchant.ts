import type { KeyObject } from 'node:crypto'
import type { PayChannel } from './pay-gateway'

/** A merchant of WeChat Pay: its signing key, the trusted keys, and the addresses. */
export interface Merchant {
  /** Address of API v3; the real one is https://api.mch.weixin.qq.com. Paths are appended to it. */
  readonly baseUrl: string
  readonly mchId: string
  readonly appIds: Readonly<Record<PayChannel, string>>
  /** Serial number of the merchant's certificate. */
  readonly serial: string
  readonly privateKey: KeyObject
  /** 32 bytes. */
  readonly apiV3Key: string
  /** Keys that may sign for the platform, by Wechatpay-Serial: certificate serials and public key ids (PUB_KEY_ID_…). */
  readonly platformKeys: Readonly<Record<string, KeyObject>>
  /**
   * The public key (PUB_KEY_ID_…) that the platform should sign with, sent as `Wechatpay-Serial`: a merchant that has
   * migrated to it gets responses with no other. Omitted while only platform certificates are in use.
   */
  readonly platformKeyId?: string
  readonly notifyUrl: string
}
