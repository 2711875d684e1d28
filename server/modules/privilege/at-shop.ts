/** A shop redeems a voucher: once, by the code current at that moment. */
import { readLiveCode } from '@contract/wallet/live-code'
import type { Queryable } from '../../db/client'
import { ageOfLiveCode } from '../../domain/live-key'
import { markVoucherUsed, voucherStatus } from './shop-repository'
import type { Secret } from '../../lib/secret'

/** `passed` it is used now; `revoked` it was refunded; the others as at the gate of a sight. */
export type ShopVerdict = 'passed' | 'used' | 'revoked' | 'expired' | 'old' | 'ahead' | 'forged'

export interface ShopAnswer {
  readonly verdict: ShopVerdict
  /** What it is for, if it is ours. */
  readonly name: string | null
}

const FORGED: ShopAnswer = { verdict: 'forged', name: null }

/**
 * Redeems the voucher of a code. `at`: when it was presented; it also identifies the scan, so that a repeated report
 * counts once, unless the caller knows its scans by something else (`atOnly: false`).
 */
export async function redeemVoucher(
  { db, signing }: { readonly db: Queryable; readonly signing: Secret },
  text: string,
  at: Date,
  atOnly = true
): Promise<ShopAnswer> {
  const code = readLiveCode(text)
  if (!code) return FORGED
  const age = ageOfLiveCode('voucher', code, signing, at.getTime())
  if (age === 'forged') return FORGED
  const taken = age === 'fresh' && (await markVoucherUsed(code.number, at, db))
  const voucher = await voucherStatus(code.number, db)
  if (!voucher) return FORGED
  const { state, usedAt, name } = voucher
  if (taken) return { verdict: 'passed', name }
  const isRepeat = atOnly && usedAt?.getTime() === at.getTime()
  if (state === 'used') return { verdict: isRepeat ? 'passed' : 'used', name }
  if (state !== 'issued') return { verdict: 'revoked', name }
  return { verdict: voucher.expiresAt <= at || age === 'fresh' ? 'expired' : age, name }
}
