import type { CouponTab } from '@/features/coupon/model'
import { goHome } from '@/routes/navigate'
import couponsIllustration from '@/ui/illustration/illustrations/coupons.module.scss'
import { EmptyState } from '@/ui/empty-state/empty-state'

const TEXTS = ['暂无可用的优惠券', '暂无已使用的优惠券', '暂无已过期的优惠券'] as const

export interface CouponsEmptyProps {
  tab: CouponTab
  /** There are claimable coupons below. */
  claimable: boolean
}

/** The empty state of this tab, and what to do about it. */
export function CouponsEmpty({ tab, claimable }: CouponsEmptyProps) {
  return (
    <EmptyState
      illustration={couponsIllustration}
      text={TEXTS[tab]}
      hint={claimable ? '以下优惠券可领取' : undefined}
      {...(claimable ? {} : { action: { text: '去市集看看', onPress: () => void goHome('Market') } })}
    />
  )
}
