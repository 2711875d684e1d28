/** Goods that are sold only to who has agreed to their terms: which version, and when, is kept with the order. */
import { RESULT } from '@contract/envelope/codes'
import type { GoodsKind } from '@contract/types'
import type { Queryable, Tx } from '../../db/client'
import { BusinessError } from '../../core/business-error'
import type { OrderNo } from '../../domain/order-number'
import { insertConsent, termsInForce } from './consent-repository'

/** The agreement of each kind of goods that asks for one. */
const TERMS: Partial<Record<GoodsKind, 'lounge'>> = { lounge: 'lounge' }

/** What is to be kept with an order. */
export interface Consent {
  readonly kind: 'lounge'
  readonly version: string
}

/**
 * What the buyer has agreed to, by the version that their page showed; null where nothing has to be.
 * @throws BusinessError 919 without it, and where the terms have a newer version
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
