import { View } from '@tarojs/components'
import { Icon } from '@/ui/icon/icon'
import locationShape from '@/ui/icon/icons/location.module.scss'
import { usePlace } from '../use-place'
import css from './city-name.module.scss'

export interface CityNameProps {
  /** What it is to be drawn with is not there yet; the place is looked for meanwhile. */
  waiting?: boolean
}

/** The user's city in the header, in a channel that needs it. */
export function CityName({ waiting = false }: CityNameProps) {
  const place = usePlace()
  if (!place || waiting) return null
  return (
    <View className={css.city} aria-label={`当前城市 ${place.city}`} {...{ 'data-shell': 'skip' }}>
      <Icon of={locationShape} size={16} />
      <View className={css.name}>{place.city.replace(/市$/, '')}</View>
    </View>
  )
}
