import { View } from '@tarojs/components'
import { formatLastDay } from '@/lib/time'
import { HEADING } from '@/ui/read-as'
import { Ticket } from '@/ui/ticket/ticket'
import { couponActionText, thresholdText } from '../coupon-text'
import { whereText, type CouponOffer } from '../model'
import { useClaimCoupon } from '../use-claim-coupon'
import { CouponValue } from './coupon-value'
import css from './offer-list.module.scss'

export interface OfferListProps {
  offers: readonly CouponOffer[]
  /** Opens what the coupon can be used for. */
  onUse: (offer: CouponOffer) => void
}

/** 领券中心: coupons to claim in place. Those no longer claimable are omitted, unless claimed here. */
export function OfferList({ offers, onUse }: OfferListProps) {
  const { claim, claiming, claimed } = useClaimCoupon()
  const shown = offers.filter(({ couponId, state }) => state === 'claimable' || claimed.has(couponId))
  if (shown.length === 0) return null
  return (
    <View className={css.center}>
      <View className={css.title} {...HEADING}>
        领券中心
      </View>
      {shown.map((offer) => {
        const { couponId, name, ruleText, endsAt } = offer
        const mine = claimed.has(couponId)
        return (
          <Ticket
            key={couponId}
            className={css.ticket}
            value={<CouponValue of={offer} />}
            valueNote={thresholdText(offer)}
            name={name}
            rule={whereText(ruleText)}
            until={`可领至 ${formatLastDay(endsAt)}`}
            action={{
              text: couponActionText(mine ? 'claimed' : 'claimable'),
              onPress: () => (mine ? onUse(offer) : claim(couponId)),
              loading: claiming === couponId
            }}
          />
        )
      })}
    </View>
  )
}
