import { View } from '@tarojs/components'
import type { ActivityBrief } from '@contract/types'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import { periodText } from '../model'
import css from './activity-row.module.scss'

/** An activity in a list: picture, title, summary, period. */
export function ActivityRow({ activity, onPress }: { activity: ActivityBrief; onPress: () => void }) {
  const { picture, title, subtitle } = activity
  return (
    <Pressable className={css.row} onPress={onPress}>
      <Picture className={css.picture} src={picture} />
      <View className={css.words}>
        <View className={css.title}>{title}</View>
        <View className={css.subtitle}>{subtitle}</View>
        <View className={css.period}>{periodText(activity)}</View>
      </View>
    </Pressable>
  )
}
