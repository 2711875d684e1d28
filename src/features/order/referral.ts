import { hasValue } from '@/lib/has-value'
import { readStored, writeStored } from '@/platform/storage/stored-values'
import type { Referral } from './model'

const KEYS = ['distributor', 'account', 'distributionActivityId', 'labelId'] as const

/** Stores who referred the buyer, from an entry page's link, for the pay pages (rule role.distributor). */
export function saveReferral(passed: Referral): void {
  for (const key of KEYS) {
    const value = passed[key]
    if (hasValue(value)) writeStored(key, value)
  }
}

/** Who referred the buyer: from the link, otherwise as stored by entry pages (rule role.distributor). */
export function referralOf(passed: Referral = {}): Referral {
  const existing = KEYS.map((key) => [key, passed[key] ?? readStored(key)] as const)
  return Object.fromEntries(existing.filter(([, value]) => value !== undefined))
}

/** The part of it in a page's address. */
export function sentBy({ distributor, account, distributionActivityId }: Referral): Referral {
  return {
    ...(distributor ? { distributor } : {}),
    ...(account ? { account } : {}),
    ...(distributionActivityId ? { distributionActivityId } : {})
  }
}
