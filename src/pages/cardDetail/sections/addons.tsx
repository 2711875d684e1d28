import { ScrollView, View } from '@tarojs/components'
import type { PlateOffer } from '@/features/card/model'
import { PlateOfferCard } from '@/features/plate/components/plate-card/plate-offer-card'
import { HEADING } from '@/ui/read-as'
import css from './addons.module.scss'
import card from './card.module.scss'

/** Plates that can be added to the card, in a horizontally scrolling row. */
export function Addons({ plates }: { plates: readonly PlateOffer[] }) {
  if (plates.length === 0) return null
  return (
    <>
      <View className={card.title} {...HEADING}>
        还可购买
      </View>
      <ScrollView scrollX className={css.scroll} showScrollbar={false} enhanced>
        <View className={css.row}>
          {plates.map((plate) => (
            <PlateOfferCard key={plate.plateId} plate={plate} />
          ))}
        </View>
      </ScrollView>
    </>
  )
}
