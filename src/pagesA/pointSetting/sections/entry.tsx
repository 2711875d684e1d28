import { View } from '@tarojs/components'
import { entryTitle, signed, type PointsEntry } from '@/features/points/model'
import { formatMinute } from '@/lib/time'
import { navigate } from '@/routes/navigate'
import { classNames } from '@/ui/class-names'
import { Pressable } from '@/ui/pressable/pressable'
import css from '../index.module.scss'

/** One points entry; if it belongs to an order, it links there. */
export function Entry({ entry }: { entry: PointsEntry }) {
  const { points, balance, at, orderNo } = entry
  const title = entryTitle(entry)
  const body = (
    <>
      <View className={css.text}>
        <View className={css.title}>{title}</View>
        <View className={css.note}>{formatMinute(at)}</View>
      </View>
      <View className={css.figures}>
        <View className={classNames(css.points, points > 0 && css.came)}>{signed(points)}</View>
        <View className={css.note}>{`余 ${balance}`}</View>
      </View>
    </>
  )
  if (orderNo === null) return <View className={css.entry}>{body}</View>
  return (
    <Pressable
      className={css.entry}
      role='link'
      label={`${title} ${formatMinute(at)} ${signed(points)} 余 ${balance}，查看订单`}
      onPress={() => void navigate('pages-my/orderDetail/index', { orderNo })}
    >
      {body}
    </Pressable>
  )
}
