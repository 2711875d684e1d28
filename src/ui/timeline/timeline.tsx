import { View } from '@tarojs/components'
import { formatMinute } from '@/lib/time'
import { classNames } from '../class-names'
import css from './timeline.module.scss'

/** Something that happened at a moment, ISO text. */
export interface TimelineEvent {
  readonly at: string
  readonly text: string
}

/** What happened, one below the other: given the newest first, which stands out. */
export function Timeline({ events }: { events: readonly TimelineEvent[] }) {
  return (
    <View>
      {events.map(({ at, text }, index) => (
        <View key={`${at} ${text}`} className={classNames(css.event, index === 0 && css.newest)}>
          <View className={css.note}>{text}</View>
          <View className={css.at}>{formatMinute(at)}</View>
        </View>
      ))}
    </View>
  )
}
