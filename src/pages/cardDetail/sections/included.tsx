import { View } from '@tarojs/components'
import type { PlateOffer } from '@/features/card/model'
import { PlateLine } from '@/features/plate/components/plate-line/plate-line'
import { roundsText } from '@/features/plate/model'
import { navigate } from '@/routes/navigate'
import { HEADING } from '@/ui/read-as'
import css from './card.module.scss'

/** The plates included in the card. */
export function Included({ plates }: { plates: readonly PlateOffer[] }) {
  if (plates.length === 0) return null
  return (
    <>
      <View className={css.title} {...HEADING}>
        卡内权益包
      </View>
      <View className={css.list}>
        {plates.map((plate) => (
          <PlateLine
            key={plate.plateId}
            name={plate.name}
            picture={plate.picture}
            note={roundsText(plate)}
            detail={plate.subtitle}
            onPress={() => void navigate('pages/plateDetails/index', { plateId: plate.plateId })}
          />
        ))}
      </View>
    </>
  )
}
