import { useQuery } from '@tanstack/react-query'
import { View } from '@tarojs/components'
import { formatMinute, formatPeriod } from '@/lib/time'
import { Button } from '@/ui/button/button'
import { Fact } from '@/ui/fact/fact'
import { RichText } from '@/ui/rich-text/rich-text'
import { Sheet } from '@/ui/sheet/sheet'
import { Line, Skeleton } from '@/ui/skeleton/skeleton'
import { Stateful } from '@/ui/stateful/stateful'
import { thresholdText } from '../coupon-text'
import { couponAction, statusText, type MyCoupon } from '../model'
import { couponDetailQuery } from '../queries'
import css from './coupon-sheet.module.scss'
import { CouponValue } from './coupon-value'

export interface CouponSheetProps {
  coupon: MyCoupon
  open: boolean
  /** The server's clock, ms. */
  now: number
  onUse: () => void
  onPay: () => void
  onClose: () => void
}

/** A coupon in full: its discount, validity and rules. */
export function CouponSheet({ coupon, open, now, onUse, onPay, onClose }: CouponSheetProps) {
  const detail = useQuery({ ...couponDetailQuery(coupon.couponReceiveId), enabled: open })
  const { name, ruleText, startsAt, expiresAt, receivedAt } = coupon
  const action = couponAction(coupon, now)
  const footer =
    action === 'use' || action === 'pay' ? (
      <Button block size='large' onPress={action === 'use' ? onUse : onPay}>
        {action === 'use' ? '去使用' : '去付款'}
      </Button>
    ) : null
  return (
    <Sheet open={open} title='优惠券详情' onClose={onClose} footer={footer}>
      <View className={css.head}>
        <CouponValue of={coupon} />
        <View className={css.threshold}>{thresholdText(coupon)}</View>
        <View className={css.name}>{name}</View>
        <View className={css.rule}>{ruleText}</View>
      </View>
      <View className={css.details}>
        <Fact title='状态' text={statusText(coupon, now)} />
        <Fact title='使用时间' text={formatPeriod(startsAt, expiresAt)} />
        <Fact title='领取时间' text={formatMinute(receivedAt)} />
      </View>
      <Stateful query={detail} skeleton={<RulesSkeleton />}>
        {({ rulesHtml }) => <RichText html={rulesHtml} />}
      </Stateful>
    </Sheet>
  )
}

function RulesSkeleton() {
  return (
    <Skeleton>
      <Line />
      <Line width={80} />
      <Line width={60} />
    </Skeleton>
  )
}
