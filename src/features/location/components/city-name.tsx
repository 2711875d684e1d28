import { View } from '@tarojs/components'
import { Icon } from '@/ui/icon/icon'
import locationShape from '@/ui/icon/icons/location.module.scss'
import { usePlace } from '../use-place'
import css from './city-name.module.scss'

/** The user's city in the header, in a channel that needs it. */
export function CityName() {
  const place = usePlace()
  if (!place) return null
  return (
    <View className={css.city} aria-label={`当前城市 ${place.city}`} {...{ 'data-shell': 'skip' }}>
      <Icon of={locationShape} size={16} />
      <View className={css.name}>{place.city.replace(/市$/, '')}</View>
    </View>
  )
}
