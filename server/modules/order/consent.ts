/** Goods sold only to buyers who have agreed to their terms: the version and time are stored with the order. */
import { RESULT } from '@contract/envelope/codes'
import type { GoodsKind } from '@contract/types'
import type { Queryable, Tx } from '../../db/client'
import { BusinessError } from '../../core/business-error'
import type { OrderNo } from '../../domain/order-number'
import { insertConsent, termsInForce } from './consent-repository'

/** The agreement required by each kind of goods, if any. */
const TERMS: Partial<Record<GoodsKind, 'lounge'>> = { lounge: 'lounge' }

/** The consent to store with an order. */
export interface Consent {
  readonly kind: 'lounge'
  readonly version: string
}

/**
 * The buyer's consent, by the version that their page showed; null if none is required.
 * @throws BusinessError 919 without it, and if there is a newer version of the terms
 */
export async function consentTo(
  kind: GoodsKind,
  agreed: string | undefined,
  now: Date,
  db: Queryable
): Promise<Consent | null> {
  const terms = TERMS[kind]
  if (!terms) return null
  if (agreed === undefined)
    throw new BusinessError(RESULT.agreementChanged, '请先在会员页阅读并勾选同意服务条款')
  const version = await termsInForce(terms, now, db)
  if (version !== agreed)
    throw new BusinessError(RESULT.agreementChanged, '服务条款已更新，请返回会员页重新阅读并同意')
  return { kind: terms, version }
}

/** Writes a consent, together with its order. */
export const saveConsent =
  (consent: Consent, now: Date) =>
  (tx: Tx, orderNo: OrderNo): Promise<void> =>
    insertConsent({ orderNo, ...consent, agreedAt: now }, tx)
