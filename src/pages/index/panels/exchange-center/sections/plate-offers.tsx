import { memo, useState } from 'react'
import { ScrollView, View } from '@tarojs/components'
import { SectionHead } from '@/features/market/components/section-head/section-head'
import { PlateOfferCard } from '@/features/plate/components/plate-card/plate-offer-card'
import type { PlateOffer } from '@/features/plate/model'
import { navigate } from '@/routes/navigate'
import css from './plate-offers.module.scss'

/**
 * As many as fit on the first screen: the others, with their pictures, are rendered when the row is scrolled.
 */
const AT_ONCE = 4

/** Plates on sale, in a horizontally scrolling row. */
export const PlateOffers = memo(function PlateOffers(props: {
  plates: readonly PlateOffer[]
  title: string
}) {
  const { plates, title } = props
  const [moved, setMoved] = useState(false)
  if (plates.length === 0) return null
  const shown = moved ? plates : plates.slice(0, AT_ONCE)
  return (
    <View>
      <SectionHead
        title={title}
        more={{ text: '全部', onPress: () => void navigate('pages/market/index') }}
      />
      <ScrollView
        scrollX
        className={css.scroll}
        showScrollbar={false}
        enhanced
        onScroll={moved ? undefined : () => setMoved(true)}
      >
        <View className={css.row}>
          {shown.map((plate, index) => (
            <PlateOfferCard key={plate.plateId} plate={plate} eager={index < AT_ONCE - 1} />
          ))}
        </View>
      </ScrollView>
    </View>
  )
})
