import { View } from '@tarojs/components'
import type { Earnings } from '@/features/distribution/model'
import { formatYuan } from '@/lib/money'
import css from '../index.module.scss'

function Figure({ title, value }: { title: string; value: string }) {
  return (
    <View className={css.figure}>
      <View className={css.number}>{value}</View>
      <View className={css.what}>{title}</View>
    </View>
  )
}

/** The member's commissions, with a plain explanation of each state. */
export function Balance({ pendingFen, settledFen, paidOutFen, invitees }: Earnings) {
  return (
    <View className={css.card}>
      <View className={css.figures}>
        <Figure title='待结算' value={formatYuan(pendingFen)} />
        <Figure title='已结算' value={formatYuan(Math.max(settledFen, 0))} />
        <Figure title='邀请好友' value={String(invitees)} />
      </View>
      {settledFen < 0 ? (
        <View className={css.debt}>{`退款后还欠 ${formatYuan(-settledFen)}，将从之后结算的佣金中补足`}</View>
      ) : null}
      {paidOutFen > 0 ? <View className={css.small}>{`已发给您 ${formatYuan(paidOutFen)}`}</View> : null}
      <View className={css.small}>佣金由工作人员核对后发给您，这里不能提现</View>
    </View>
  )
}
