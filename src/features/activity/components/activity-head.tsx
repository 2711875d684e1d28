import { View } from '@tarojs/components'
import { Picture } from '@/ui/picture/picture'
import { Tag } from '@/ui/tag/tag'
import { periodText, stockText } from '../model'
import type { Activity } from '../queries'
import css from './activity.module.scss'

const DONE = { none: undefined, taken: '已领取', signed: '已签约', bought: '已参加' } as const

/** Picture, title and when it runs. */
export function ActivityHead({ activity }: { activity: Activity }) {
  const { picture, title, subtitle, state, kind } = activity
  const stock = stockText(activity)
  const done = DONE[state]
  const period = kind === 'distribution' ? undefined : periodText(activity)
  const left = done ? undefined : stock
  return (
    <>
      <Picture className={css.picture} src={picture} eager />
      <View className={css.head}>
        <View className={css.title}>{title}</View>
        <View className={css.subtitle}>{subtitle}</View>
        {done || period || left ? (
          <View className={css.details}>
            {done ? <Tag tone='ok'>{done}</Tag> : null}
            {period ? <View>{period}</View> : null}
            {left ? <View className={css.stock}>{left}</View> : null}
          </View>
        ) : null}
      </View>
    </>
  )
}
