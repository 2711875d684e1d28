import { View } from '@tarojs/components'
import { thanksText, type Questionnaire } from '@/features/questionnaire/model'
import { formatLastDay } from '@/lib/time'
import { Icon } from '@/ui/icon/icon'
import clock from '@/ui/icon/icons/clock.module.scss'
import gift from '@/ui/icon/icons/gift.module.scss'
import record from '@/ui/icon/icons/record.module.scss'
import css from '../index.module.scss'

/** Subject, duration and reward. */
export function Intro({ questionnaire }: { questionnaire: Questionnaire }) {
  const { title, intro, questionCount, minutes, endsAt, thanks } = questionnaire
  const provided = thanksText(thanks)
  const details = [
    [record, `最多 ${questionCount} 题，约 ${minutes} 分钟，随时可以停下，下次接着填`],
    [clock, `提交截至 ${formatLastDay(endsAt)}，每人填写一次`],
    ...(provided ? [[gift, `提交后获得 ${provided}`] as const] : [])
  ] as const
  return (
    <View className={css.intro}>
      <View className={css.introTitle}>{title}</View>
      <View className={css.introText}>{intro}</View>
      <View className={css.details}>
        {details.map(([icon, text]) => (
          <View key={text} className={css.detail}>
            <Icon of={icon} size={20} />
            <View className={css.detailText}>{text}</View>
          </View>
        ))}
      </View>
    </View>
  )
}
