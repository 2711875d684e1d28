import { View } from '@tarojs/components'
import { bestRate, type ReferralCampaign } from '@/features/distribution/model'
import { formatPeriod } from '@/lib/time'
import { Picture } from '@/ui/picture/picture'
import css from '../index.module.scss'

const STATES = { soon: '即将开始', running: '进行中', ended: '已结束' } as const

/** The campaign at a glance. */
export function Hero({ campaign }: { campaign: ReferralCampaign }) {
  const { title, subtitle, picture, state, startsAt, endsAt } = campaign
  return (
    <View className={css.hero}>
      <View className={css.heroText}>
        <View className={css.state}>{STATES[state]}</View>
        <View className={css.title}>{title}</View>
        <View className={css.subtitle}>{subtitle}</View>
        <View className={css.best}>
          最高 <View className={css.rate}>{bestRate(campaign)}</View>
        </View>
        <View className={css.period}>{formatPeriod(startsAt, endsAt)}</View>
      </View>
      <Picture className={css.heroPicture} src={picture} eager />
    </View>
  )
}
