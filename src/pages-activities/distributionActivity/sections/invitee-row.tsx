import { View } from '@tarojs/components'
import type { Invitee } from '@/features/distribution/model'
import { formatYuan } from '@/lib/money'
import { formatDay } from '@/lib/time'
import css from '../index.module.scss'

/** An invited friend, masked. */
export function InviteeRow({ friend }: { friend: Invitee }) {
  const { name, boundAt, orders, commissionFen } = friend
  return (
    <View className={css.row}>
      <View className={css.rowHead}>
        <View className={css.rowText}>
          <View className={css.rowTitle}>{name}</View>
          <View className={css.small}>{`${formatDay(boundAt)} 接受邀请`}</View>
        </View>
        <View className={css.rowFigures}>
          <View className={css.amount}>{formatYuan(commissionFen)}</View>
          <View className={css.small}>{orders > 0 ? `${orders} 笔订单` : '暂无订单'}</View>
        </View>
      </View>
    </View>
  )
}
