import { View } from '@tarojs/components'
import type { PointsLot } from '@/features/points/model'
import { formatLastDay } from '@/lib/time'
import css from '../index.module.scss'

export interface BalanceProps {
  balance: number
  /** Points that expire soon. */
  lots: readonly PointsLot[]
}

/** Days that are named; what ends after them is summed up. */
const NAMED_LOTS = 3

const lotText = ({ points, endsAt }: PointsLot): string => `${points} 积分将于 ${formatLastDay(endsAt)} 到期`

/** When all of these end, the first and the last of them named. */
function restText(lots: readonly PointsLot[]): string | undefined {
  const [first] = lots
  const last = lots[lots.length - 1]
  if (!first || !last) return undefined
  if (first === last) return lotText(first)
  const points = lots.reduce((sum, lot) => sum + lot.points, 0)
  return `另有 ${points} 积分将于 ${formatLastDay(first.endsAt)} 至 ${formatLastDay(last.endsAt)} 陆续到期`
}

/** The balance and how many points expire soon. A negative balance is explained. */
export function Balance({ balance, lots }: BalanceProps) {
  const rest = restText(lots.slice(NAMED_LOTS))
  return (
    <View className={css.head}>
      <View className={css.what}>当前可用积分</View>
      <View className={css.number}>{Math.max(balance, 0)}</View>
      {balance < 0 ? (
        <View className={css.what}>{`退款后还欠 ${-balance} 积分，将从之后得到的积分中补足`}</View>
      ) : null}
      {lots.length > 0 ? (
        <View className={css.lots}>
          {lots.slice(0, NAMED_LOTS).map((lot) => (
            <View key={lot.endsAt} className={css.lot}>
              {lotText(lot)}
            </View>
          ))}
          {rest ? <View className={css.lot}>{rest}</View> : null}
        </View>
      ) : null}
    </View>
  )
}
