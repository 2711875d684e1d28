import { memo, useMemo } from 'react'
import { View } from '@tarojs/components'
import type { NearbyMerchant } from '@contract/types'
import { dial } from '@/platform/device/dial'
import { openMap } from '@/platform/location/map'
import { navigate } from '@/routes/navigate'
import { Icon, type IconShape } from '@/ui/icon/icon'
import locationShape from '@/ui/icon/icons/location.module.scss'
import phoneShape from '@/ui/icon/icons/phone.module.scss'
import starShape from '@/ui/icon/icons/star.module.scss'
import { Pressable } from '@/ui/pressable/pressable'
import { MerchantRow } from '../merchant-row/merchant-row'
import css from './store-card.module.scss'

interface StoreCardProps {
  store: NearbyMerchant
  /** The page is the brand's own: no link to it. */
  ofBrand?: boolean
}

interface WayProps {
  icon: IconShape
  text: string
  /** The store it belongs to, for screen readers. */
  of: string
  onPress: () => void
}

function Way({ icon, text, of, onPress }: WayProps) {
  return (
    <Pressable className={css.way} label={`${text} ${of}`} onPress={onPress}>
      <Icon of={icon} size={16} />
      <View>{text}</View>
    </Pressable>
  )
}

/** A store: what it is and offers, and what can be done: the way there, a call, its brand. */
export const StoreCard = memo(function StoreCard({ store, ofBrand = false }: StoreCardProps) {
  const { name, address, phone, location, brandId } = store
  // the call stands below, with the others
  const row = useMemo(
    () => ({ ...store, phone: '', privileges: ofBrand ? [] : store.privileges }),
    [store, ofBrand]
  )
  return (
    <View className={css.card}>
      <MerchantRow merchant={row} />
      <View className={css.ways}>
        <Way
          icon={locationShape}
          text='导航'
          of={name}
          onPress={() => void openMap({ ...location, name, address })}
        />
        {phone ? <Way icon={phoneShape} text='致电' of={name} onPress={() => dial(phone)} /> : null}
        {brandId !== null && !ofBrand ? (
          <Way
            icon={starShape}
            text='品牌主页'
            of={name}
            onPress={() => void navigate('pages-secondary/brandDetail/index', { brandId })}
          />
        ) : null}
      </View>
    </View>
  )
})
