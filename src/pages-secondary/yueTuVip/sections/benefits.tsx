import { View } from '@tarojs/components'
import { Icon, type IconShape } from '@/ui/icon/icon'
import foodShape from '@/ui/icon/icons/category-food.module.scss'
import qrShape from '@/ui/icon/icons/qr.module.scss'
import shieldShape from '@/ui/icon/icons/shield.module.scss'
import userShape from '@/ui/icon/icons/user.module.scss'
import css from './benefits.module.scss'

const BENEFITS: readonly (readonly [IconShape, string, string])[] = [
  [qrShape, '扫码进厅', '无需预约'],
  [foodShape, '餐饮小食', '热餐与饮品'],
  [userShape, '亲友随行', '可分次使用'],
  [shieldShape, '未用可退', '全额原路退回']
]

/** The benefits, in four words. */
export function Benefits() {
  return (
    <View className={css.benefits}>
      {BENEFITS.map(([icon, title, note]) => (
        <View key={title} className={css.benefit}>
          <View className={css.sign}>
            <Icon of={icon} size={24} />
          </View>
          <View className={css.words}>
            <View className={css.title}>{title}</View>
            <View className={css.note}>{note}</View>
          </View>
        </View>
      ))}
    </View>
  )
}
