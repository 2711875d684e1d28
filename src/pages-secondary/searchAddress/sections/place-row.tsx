import { View } from '@tarojs/components'
import type { Suggestion } from '@/features/location/model'
import { Pressable } from '@/ui/pressable/pressable'
import type { ChooseCity } from '../use-search-address'
import css from './results.module.scss'

/** A place: choosing it chooses its city, with distances from there. */
export function PlaceRow({ place, onChoose }: { place: Suggestion; onChoose: ChooseCity }) {
  const { name, address, city, city_code: code, location } = place
  return (
    <Pressable className={css.row} onPress={() => onChoose({ code, name: city }, location)}>
      <View className={css.name}>{name}</View>
      <View className={css.note}>{address || city}</View>
    </Pressable>
  )
}
