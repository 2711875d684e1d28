import { View } from '@tarojs/components'
import { Block, Line, Skeleton } from '@/ui/skeleton/skeleton'
import { useRoomForLocated } from '../use-located'
import css from './cities-skeleton.module.scss'
import { LocatedRoom } from './located'
import shortcuts from './shortcuts.module.scss'

const CHIPS = Array.from({ length: 12 }, (_, chip) => chip)
const ROWS = [30, 24, 36, 28]

/** Placeholder while the list of cities loads: the popular cities, and the first letter's rows. */
export function CitiesSkeleton() {
  const room = useRoomForLocated()
  return (
    <Skeleton>
      <View className={shortcuts.shortcuts}>
        {room ? <LocatedRoom /> : null}
        <View className={css.heading}>
          <Line width={20} gap={0} />
        </View>
        <View className={shortcuts.chips}>
          {CHIPS.map((chip) => (
            <View key={chip} className={shortcuts.cell}>
              <Block className={css.chip} gap={0} />
            </View>
          ))}
        </View>
      </View>
      <View className={css.rows}>
        {ROWS.map((width) => (
          <View key={width} className={css.row}>
            <Line width={width} gap={0} />
          </View>
        ))}
      </View>
    </Skeleton>
  )
}
