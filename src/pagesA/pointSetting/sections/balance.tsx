import { View } from '@tarojs/components'
import type { PointsLot } from '@/features/points/model'
import { formatLastDay } from '@/lib/time'
import css from '../index.module.scss'

export interface BalanceProps {
  balance: number
  /** Points that expire soon. */
  lots: readonly PointsLot[]
}

/** The balance and how many points expire soon. A negative balance is explained. */
export function Balance({ balance, lots }: BalanceProps) {
  return (
    <View className={css.head}>
      <View className={css.what}>当前可用积分</View>
      <View className={css.number}>{Math.max(balance, 0)}</View>
      {balance < 0 ? (
        <View className={css.what}>{`退款后还欠 ${-balance} 积分，将从之后得到的积分中补足`}</View>
      ) : null}
      {lots.length > 0 ? (
        <View className={css.lots}>
          {lots.map(({ points, endsAt }) => (
            <View key={endsAt} className={css.lot}>{`${points} 积分将于 ${formatLastDay(endsAt)} 到期`}</View>
          ))}
        </View>
      ) : null}
    </View>
  )
}
