import { View } from '@tarojs/components'
import { navigate } from '@/routes/navigate'
import { Icon } from '@/ui/icon/icon'
import chevronShape from '@/ui/icon/icons/chevron-down.module.scss'
import locationShape from '@/ui/icon/icons/location.module.scss'
import { Pressable } from '@/ui/pressable/pressable'
import { shortCity } from '../model'
import { useLocationNeeded, usePlace } from '../use-place'
import css from './city-name.module.scss'
import { CityOffer } from './city-offer'

export interface CityNameProps {
  /** What it is rendered with has not loaded yet; the place is located meanwhile. */
  waiting?: boolean
}

/** The user's city in the header, in a channel that needs it: opens 选择城市. */
export function CityName({ waiting = false }: CityNameProps) {
  const needed = useLocationNeeded()
  const city = usePlace()?.city
  if (!needed || waiting) return null
  return (
    <View className={css.holder}>
      <Pressable
        className={css.city}
        label={city ? `当前城市 ${shortCity(city)}，点按切换` : '选择城市'}
        onPress={() => void navigate('pages-secondary/searchAddress/index')}
      >
        <Icon of={locationShape} size={16} />
        <View className={css.name}>{city ? shortCity(city) : '选择城市'}</View>
        <Icon of={chevronShape} size={16} className={css.more} />
      </Pressable>
      <CityOffer />
    </View>
  )
}
