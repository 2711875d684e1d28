import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import { formatYuan } from '@/lib/money'
import { formatLastDay } from '@/lib/time'
import { classNames } from '@/ui/class-names'
import { Pressable } from '@/ui/pressable/pressable'
import { Sheet } from '@/ui/sheet/sheet'
import { Tick } from '@/ui/tick/tick'
import type { CouponChoice } from '../model'
import type { Claimable } from '../use-claimable'
import { ClaimableList } from './claimable-list'
import css from './coupon-sheet.module.scss'

export interface CouponSheetProps {
  open: boolean
  choices: readonly CouponChoice[]
  /** What can be claimed for the purchase. */
  claimable: Claimable
  /** The couponReceiveId that is used; undefined = none. */
  chosenId: string | undefined
  onChoose: (couponReceiveId: string | null) => void
  onClose: () => void
}

/** The member's coupons for this purchase: what each takes off, or why it cannot be used; below what can be claimed. */
export function CouponSheet({ open, choices, claimable, chosenId, onChoose, onClose }: CouponSheetProps) {
  const choose = (id: string | null) => {
    onChoose(id)
    onClose()
  }
  return (
    <Sheet open={open} title='选择优惠券' onClose={onClose}>
      <Row chosen={chosenId === undefined} onPress={() => choose(null)}>
        <View className={css.name}>不使用优惠券</View>
      </Row>
      {choices.map((choice) => (
        <Choice key={choice.coupon.couponReceiveId} choice={choice} chosenId={chosenId} onChoose={choose} />
      ))}
      <ClaimableList {...claimable} />
    </Sheet>
  )
}

interface ChoiceProps {
  choice: CouponChoice
  chosenId: string | undefined
  onChoose: (couponReceiveId: string) => void
}

function Choice({ choice: { coupon, usable, offFen, reason }, chosenId, onChoose }: ChoiceProps) {
  const id = coupon.couponReceiveId
  return (
    <Row chosen={id === chosenId} onPress={usable ? () => onChoose(id) : undefined}>
      <View className={css.name}>{coupon.name}</View>
      <View className={css.line}>{coupon.ruleText}</View>
      <View className={css.line}>{`有效期至 ${formatLastDay(coupon.expiresAt)}`}</View>
      {usable ? (
        <View className={css.off}>{`本单可减 ${formatYuan(offFen)}`}</View>
      ) : (
        <View className={css.reason}>{reason}</View>
      )}
    </Row>
  )
}

interface RowProps {
  chosen: boolean
  onPress: (() => void) | undefined
  children: ReactNode
}

function Row({ chosen, onPress, children }: RowProps) {
  return (
    <Pressable
      className={classNames(css.row, chosen && css.chosen, !onPress && css.quiet)}
      role='radio'
      selected={chosen}
      disabled={!onPress}
      onPress={onPress}
    >
      <View className={css.text}>{children}</View>
      <Tick on={chosen} />
    </Pressable>
  )
}
