import { View } from '@tarojs/components'
import { Tag } from '@/ui/tag/tag'
import css from './opening-hours.module.scss'

/** The service hours, and whether the service is open now. */
export function OpeningHours({ hours, openNow }: { hours: string; openNow: boolean }) {
  return (
    <View className={css.hours}>
      <View>{hours}</View>
      <Tag tone={openNow ? 'ok' : 'quiet'}>{openNow ? '服务中' : '休息中'}</Tag>
    </View>
  )
}
