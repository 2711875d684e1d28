import { View } from '@tarojs/components'
import { amountOf, type Belonging } from '@/features/phone/model'
import css from '../index.module.scss'

/** What an account holds, with quantities. */
export function Belongings({ list }: { list: readonly Belonging[] }) {
  if (list.length === 0) return <View className={css.none}>该账号暂无卡券、订单或积分</View>
  return (
    <View className={css.belongings}>
      {list.map((one) => (
        <View key={one.what} className={css.belonging}>
          <View className={css.what}>{one.what}</View>
          <View className={css.amount}>{amountOf(one)}</View>
        </View>
      ))}
    </View>
  )
}
