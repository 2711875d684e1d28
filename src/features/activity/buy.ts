import type { ActivityItem } from '@contract/types'
import { referralOf, sentBy } from '@/features/order/referral'
import type { Referral } from '@/features/order/model'
import { navigate } from '@/routes/navigate'

/**
 * Opens the pay page for something that an activity sells, with distributor, account and activity (rule
 * role.distributor); the current activity if the link named none. A plate is bought for a card: its own page
 * asks which, and passes these values on.
 */
export function buyItem({ kind, itemId }: ActivityItem, activityId: string, passed: Referral = {}): void {
  const referral = sentBy({ distributionActivityId: activityId, ...referralOf(passed) })
  if (kind === 'plate') void navigate('pages/plateDetails/index', { plateId: itemId, ...referral })
  else void navigate('pages/pay/index', { kind, itemId, ...referral })
}
