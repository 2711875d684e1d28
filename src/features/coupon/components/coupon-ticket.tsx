import { Ticket } from '@/ui/ticket/ticket'
import { thresholdText } from '../coupon-text'
import { couponAction, validityText, whereText, type MyCoupon } from '../model'
import { CouponValue } from './coupon-value'

export interface CouponTicketProps {
  coupon: MyCoupon
  /** The server's clock, ms. */
  now: number
  onOpen: () => void
  onUse: () => void
  /** Opens the order that holds it. */
  onPay: () => void
}

/**
 * A coupon of the member. One that an unpaid order holds leads to that order; used and expired ones are quiet.
 */
export function CouponTicket({ coupon, now, onOpen, onUse, onPay }: CouponTicketProps) {
  const { name, ruleText, state } = coupon
  const action = couponAction(coupon, now)
  const actions = {
    use: { text: '去使用', onPress: onUse },
    pay: { text: '去付款', onPress: onPay },
    wait: undefined,
    none: undefined
  }
  return (
    <Ticket
      value={<CouponValue of={coupon} />}
      valueNote={thresholdText(coupon)}
      name={name}
      rule={whereText(ruleText)}
      until={validityText(coupon, now)}
      state={state === 'locked' ? 'usable' : state}
      stateText={action === 'wait' ? (state === 'locked' ? '待付款' : '未开始') : undefined}
      action={actions[action]}
      onPress={onOpen}
    />
  )
}
