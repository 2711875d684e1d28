import { memo } from 'react'
import { ScrollView, View } from '@tarojs/components'
import type { PlateOffer } from '@contract/types'
import { SectionHead } from '@/features/market/components/section-head/section-head'
import { PlateOfferCard } from '@/features/plate/components/plate-card/plate-offer-card'
import { navigate } from '@/routes/navigate'
import css from './plate-offers.module.scss'

/** As many as the first screen can show. */
const EAGER = 3

/** Plates on sale, in a row that scrolls. */
export const PlateOffers = memo(function PlateOffers(props: {
  plates: readonly PlateOffer[]
  title: string
}) {
  const { plates, title } = props
  if (plates.length === 0) return null
  return (
    <View>
      <SectionHead
        title={title}
        more={{ text: '全部', onPress: () => void navigate('pages/market/index') }}
      />
      <ScrollView scrollX className={css.scroll} showScrollbar={false} enhanced>
        <View className={css.row}>
          {plates.map((plate, index) => (
            <PlateOfferCard key={plate.plateId} plate={plate} eager={index < EAGER} />
          ))}
        </View>
      </ScrollView>
    </View>
  )
})
