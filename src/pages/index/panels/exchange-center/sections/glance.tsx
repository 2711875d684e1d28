import { View } from '@tarojs/components'
import type { MyGlance } from '@/features/card/model'
import { formatYuan } from '@/lib/money'
import { navigate } from '@/routes/navigate'
import { Pressable } from '@/ui/pressable/pressable'
import css from './glance.module.scss'

export interface GlanceProps {
  glance: MyGlance
  /** The card whose page tells of what was saved. */
  memberCardId: string
}

/** What was saved this month, and how much ends soon; each opens the page that lists what is counted. */
export function Glance({ glance, memberCardId }: GlanceProps) {
  const { month, endingCoupons, endingRecords } = glance
  const savedFen = month.rightsFen + month.discountFen
  const cell = (count: number, figure: string, name: string, onPress: () => Promise<void>) =>
    count > 0 ? (
      <Pressable className={css.cell} onPress={() => void onPress()}>
        <View className={css.figure}>{figure}</View>
        <View className={css.name}>{name}</View>
      </Pressable>
    ) : null
  return (
    <View className={css.glance}>
      {cell(savedFen, formatYuan(savedFen), '本月已省', () =>
        navigate('pages/cardDetail/index', { memberCardId })
      )}
      {cell(endingCoupons, `${endingCoupons} 张`, '优惠券即将过期', () =>
        navigate('pages-my/couponList/index')
      )}
      {cell(endingRecords, `${endingRecords} 张`, '权益券即将过期', () =>
        navigate('pages-my/receiveRecord/index', { state: 'issued' })
      )}
    </View>
  )
}
