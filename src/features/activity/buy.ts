import type { ActivityItem } from '@contract/types'
import { referralOf } from '@/features/order/referral'
import type { Referral } from '@/features/order/model'
import { navigate } from '@/routes/navigate'

/**
 * Opens the pay page for something that an activity sells, with distributor, account and activity id (spec section 6);
 * the activity itself where no link named one.
 */
export function buyItem({ kind, itemId }: ActivityItem, activityId: string, passed: Referral = {}): void {
  // plates go onto a card: their own page asks which, and takes the stored referral
  if (kind === 'plate') {
    void navigate('pages/plateDetails/index', { plateId: itemId })
    return
  }
  const { distributor, account, distributionActivityId = activityId } = referralOf(passed)
  void navigate('pages/pay/index', {
    kind,
    itemId,
    ...(distributor ? { distributor } : {}),
    ...(account ? { account } : {}),
    distributionActivityId
  })
}
