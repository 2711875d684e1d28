import { hasValue } from '@/lib/has-value'
import { readStored, writeStored } from '@/platform/storage/stored-values'
import type { Referral } from './model'

const KEYS = ['distributor', 'account', 'distributionActivityId', 'labelId'] as const

/** Keeps who sent the buyer, as the link of an entry page says it, for the pay pages (rule role.distributor). */
export function saveReferral(passed: Referral): void {
  for (const key of KEYS) {
    const value = passed[key]
    if (hasValue(value)) writeStored(key, value)
  }
}

/** Who sent the buyer: what the link says, else what entry pages have stored (rule role.distributor). */
export function referralOf(passed: Referral = {}): Referral {
  const existing = KEYS.map((key) => [key, passed[key] ?? readStored(key)] as const)
  return Object.fromEntries(existing.filter(([, value]) => value !== undefined))
}

/** The part of it that the address of a page carries. */
export function sentBy({ distributor, account, distributionActivityId }: Referral): Referral {
  return {
    ...(distributor ? { distributor } : {}),
    ...(account ? { account } : {}),
    ...(distributionActivityId ? { distributionActivityId } : {})
  }
}
