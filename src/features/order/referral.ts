import { readStored } from '@/platform/stored-values'
import type { Referral } from './model'

const KEYS = ['distributor', 'account', 'distributionActivityId', 'labelId'] as const

/** Who sent the buyer: what the link says, else what entry pages have stored (spec section 6). */
export function referralOf(passed: Referral = {}): Referral {
  const known = KEYS.map((key) => [key, passed[key] ?? readStored(key)] as const)
  return Object.fromEntries(known.filter(([, value]) => value !== undefined))
}
