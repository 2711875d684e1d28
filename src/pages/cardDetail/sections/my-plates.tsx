import { View } from '@tarojs/components'
import type { PlateOfMine } from '@/features/card/model'
import { PlateCard } from '@/features/plate/components/plate-card/plate-card'
import { PlateLine } from '@/features/plate/components/plate-line/plate-line'
import { takingOf } from '@/features/plate/components/plate-card/round-text'
import { heldText } from '@/features/plate/model'
import { HEADING } from '@/ui/read-as'
import css from './card.module.scss'

/** The plates on a card: what was received and what is left in the running rounds. */
export function MyPlates({ plates }: { plates: readonly PlateOfMine[] }) {
  const { left, quota } = takingOf(plates)
  return (
    <>
      <View className={css.title}>
        <View className={css.taking}>
          <View {...HEADING}>卡内权益包</View>
          {quota > 0 ? (
            <View className={css.takingNote}>{`本期还可领 ${left} 项，已领 ${quota - left} 项`}</View>
          ) : null}
        </View>
      </View>
      {plates.length === 0 ? <View className={css.empty}>该卡暂无权益包</View> : null}
      {plates.map((plate) => (
        <View key={plate.memberPlateId} className={css.plate}>
          <PlateCard plate={plate} />
        </View>
      ))}
    </>
  )
}

/** What a card will contain once it is activated. */
export function SleepingPlates({ plates }: { plates: readonly PlateOfMine[] }) {
  if (plates.length === 0) return null
  return (
    <>
      <View className={css.title} {...HEADING}>
        激活后可享
      </View>
      <View className={css.list}>
        {plates.map((plate) => (
          <PlateLine
            key={plate.memberPlateId}
            name={plate.name}
            picture={plate.picture}
            note={heldText(plate)}
            detail={plate.subtitle}
          />
        ))}
      </View>
    </>
  )
}
